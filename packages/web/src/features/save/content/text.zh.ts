// What is said of the content of a save.
export const text = {
  noFile: '这份存档还没有文件。',
  empty: '空文件',
  view: '查看方式',
  views: { tree: 'JSON', text: '文本', picture: '图片', hex: '十六进制' },
  first: (shown: string, size: string) => `前 ${shown}，共 ${size}`,
  items: (count: number) => `[${count} 项]`,
  keys: (count: number) => `{${count} 个键}`,
  more: (count: number) => `还有 ${count} 项没有显示`,
} as const;
