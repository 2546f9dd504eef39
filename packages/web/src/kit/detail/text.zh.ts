// What every screen of one thing says.
export const text = {
  tabs: '详情分类',
  facts: '基本信息',
  all: '详情',
  notFound: (kind: string) => `找不到这个${kind}`,
  notFoundHint: '它可能已被删除，或属于其他应用。',
  toList: '返回列表',
  loading: '加载中',
} as const;
