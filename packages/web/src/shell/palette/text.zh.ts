// What the palette says.

export const text = {
  toDark: '切换到深色外观',
  toLight: '切换到浅色外观',
  toSystem: '外观跟随系统',
  palette: '全局搜索',
  palettePlaceholder: '输入页面、应用、资源桶或操作，支持拼音首字母',
  paletteRecent: '最近访问',
  palettePages: '页面',
  paletteActions: '操作',
  paletteApps: '应用',
  readings: { 排行: 'ph', 银行: 'yh', 重置: 'cz', 重新: 'cx', 重试: 'cs' } as Readonly<Record<string, string>>,
  nothingFound: (typed: string) => `没有找到“${typed}”`,
} as const;
