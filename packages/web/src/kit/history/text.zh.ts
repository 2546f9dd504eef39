// What a history says.
export const text = {
  before: '原值：',
  after: '新值：',
  blank: '（空）',
} as const;
