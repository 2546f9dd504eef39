// What a log says.
export const text = {
  search: '在日志中查找',
  matches: (at: number, all: number) => (all === 0 ? '无匹配' : `${at} / ${all}`),
  next: '下一处',
  previous: '上一处',
  levels: { all: '全部级别', debug: '调试', info: '信息', warn: '警告', error: '错误' },
  level: '级别',
  follow: '跟随最新',
  following: '正在跟随',
  newLines: (count: number) => `${count} 行新日志`,
  download: '下载日志',
  wrap: '自动换行',
  empty: '没有日志',
  emptyHint: '这段时间内没有输出，或级别筛选过窄。',
  lines: (count: string) => `${count} 行`,
} as const;
