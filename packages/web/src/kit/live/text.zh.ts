// What a live view says.
export const text = {
  states: {
    connecting: { zh: '正在连接', en: 'Connecting', color: 'blue' },
    connected: { zh: '实时更新中', en: 'Connected', color: 'green' },
    reconnecting: { zh: '连接中断，正在重连', en: 'Reconnecting', color: 'orange' },
    paused: { zh: '已暂停', en: 'Paused', color: 'gray' },
    hidden: { zh: '页面在后台，已暂停', en: 'Paused while hidden', color: 'gray' },
    ended: { zh: '已结束', en: 'Ended', color: 'gray' },
  },
  pause: '暂停',
  resume: '继续',
  clear: '清空',
  keys: '在日志中按空格键暂停或继续',
  dropped: (count: string) => `较早的 ${count} 行已不再保留`,
} as const;
