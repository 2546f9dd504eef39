// What a history says.
export const text = {
  before: '原值：',
  after: '新值：',
  blank: '（空）',
  /** Changes that a row has no room for. */
  more: (count: number) => `还有 ${count} 处`,
  /** What the contract calls a field; the raw name stands beside it. */
  fieldName: (field: string, label: string | undefined) => label ?? field,
} as const;
