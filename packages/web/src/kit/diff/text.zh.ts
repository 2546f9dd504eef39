// What a comparison says.
export const text = {
  same: '内容相同',
  folded: (count: number) => `${count} 行未变`,
} as const;
