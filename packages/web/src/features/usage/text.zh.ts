// What the screens of use say.

export const text = {
  title: '用量',
  titleHelp: '一项服务在各个应用中的用量，按自然日统计（北京时间）。',
  service: '服务',
  metric: '指标',
  app: '应用',
  allApps: '全部应用',
  allCharts: '全部指标',
  total: '合计',
  highest: '最高',
  share: '占比',
  days: '有数据的天数',
  byApp: '按应用',
  others: '其他应用',
  off: (service: string) => `还没有应用开通${service}`,
  offHint: '在应用总览中开通后，这里会显示它的用量。',
  toApps: '查看应用',
  tooMany: (shown: number, all: number) =>
    `应用较多，图表只读取其中 ${shown} 个（共 ${all} 个）。可以选择单个应用查看。`,
  notServed: (service: string) => `${service}的用量暂时无法查看`,
  notServedHint: '这项服务尚未在本平台上线，开放后会自动显示。',
  failedApps: (count: number) => `${count} 个应用的用量没有读到，合计中不包含它们。`,
  empty: '这段时间没有用量',
} as const;
