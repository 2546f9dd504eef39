// What the lines of a listener say.
export const text = {
  theGame: '游戏',
  messageLine: (channel: string, sender: string, words: string) => `[${channel}] ${sender}：${words}`,
  noticeLine: (title: string, words: string) =>
    title === '' ? `[系统通知] ${words}` : `[系统通知] ${title}：${words}`,
  gapLine: (channel: string, after: number, before: number | undefined) =>
    before === undefined
      ? `[${channel}] 断线期间频道已重新开始，之前的消息无法补回`
      : `[${channel}] 断线期间有 ${before - after - 1} 条消息已不再保留`,
  notSubscribed: (channel: string, reason: string) => `[${channel}] 订阅失败：${reason}`,
  channelGone: (channels: readonly string[]) => `频道 ${channels.join('、')} 已被删除或改名，订阅结束`,
  elsewhere: '同一玩家在别处登录，连接结束',
  ended: (why: string) => `连接结束：${why}`,
  listening: (channel: string) => `频道 ${channel} 的消息`,
  listener: (player: string) => `以旁听玩家 ${player} 的身份连接，计入在线人数；先显示保留的消息，再实时显示新消息。`,
  quiet: '频道里还没有消息',
  quietHint: '有人在频道里发言后，会立即显示在这里。',
} as const;
