// What the way into a playground says.
export const text = {
  chooseApp: '选择一个应用',
  toApps: '前往应用列表',
  openApp: '进入体验场',
} as const;
