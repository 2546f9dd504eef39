// What is said where resources are chosen with how much of each.
export const text = {
  add: '添加资源',
  noResources: '还没有可选的资源，先在「资源」里创建。',
  resource: '资源',
  quantity: (name: string) => `${name} 的数量`,
  yuan: '金额（元）',
  remove: (name: string) => `移除 ${name}`,
  twice: '同一种资源只能写一次',
  moneyAlone: '现实货币不能与其他资源一起收取',
} as const;
