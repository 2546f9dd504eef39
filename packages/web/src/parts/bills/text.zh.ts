// What every screen of bills says, of organisations and of the back offices.

export const text = {
  month: '月份',
  previousMonth: '上个月',
  nextMonth: '下个月',
  year: (year: string) => `${year} 年`,
  monthTitle: (year: string, month: number) => `${year} 年 ${month} 月`,
  lines: '计费明细',
  noLines: '没有计费项',
  metric: '计费项',
  total: (amount: string) => `合计 ${amount}`,
  pricePer: (yuan: number, unit: string) => `¥${yuan} / ${unit}`,
  billedHelp: (coefficient: number) =>
    `计费用量 = 用量 × 计费系数 − 免费额度。资源分发的系数是 ${coefficient}，其他服务是 1。`,
} as const;
