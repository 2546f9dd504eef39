// What every chart says.
export const text = {
  table: '看数据表',
  chart: '看图表',
  csv: '下载 CSV',
  empty: '所选时间内没有数据',
  emptyHint: '换一个时间范围，或确认服务已有访问。',
  time: '时间',
  total: '合计',
  max: '最高',
  average: '平均',
  none: '-',
  semicolon: '；',
  range: '时间范围',
  tools: '图表操作',
  summary: (title: string, parts: string) => `${title}。${parts}`,
  seriesSummary: (label: string, total: string, max: string, at: string) =>
    `${label}合计 ${total}，最高 ${max}（${at}）`,
  showOnly: (label: string) => `只看${label}`,
  resetZoom: '还原缩放',
} as const;
