// What a person reads when no server said anything.
import type { Message } from '@uos/contract/messages';

/** `{origin}` and `{seconds}` stand for facts of the error. */
export const clientTexts = {
  refused: {
    zh: '无法连接 {origin}:连接被拒绝,服务没有启动',
    en: 'cannot connect to {origin}: connection refused, nothing is listening there',
  },
  'unknown-host': { zh: '无法连接 {origin}:找不到该主机', en: 'cannot connect to {origin}: no such host' },
  closed: { zh: '与 {origin} 的连接中断', en: 'the connection to {origin} was closed' },
  certificate: { zh: '无法信任 {origin} 的证书', en: 'the certificate of {origin} is not trusted' },
  unreachable: { zh: '无法连接 {origin}', en: 'cannot reach {origin}' },
  timeout: { zh: '请求超时({seconds} 秒)', en: 'no answer within {seconds} s' },
  abort: { zh: '请求已取消', en: 'the call was aborted' },
} as const satisfies Record<string, Message>;
