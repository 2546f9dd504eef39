// What a person reads when no server said anything: the failures of a client's own making.

import type { Language, Message } from './message.ts';

/** `{origin}` and `{seconds}` stand for facts of the failure. */
export const clientFailures = {
  refused: {
    zh: '无法连接 {origin}:连接被拒绝，服务没有启动',
    en: 'cannot connect to {origin}: connection refused, nothing is listening there',
  },
  'unknown-host': { zh: '无法连接 {origin}:找不到该主机', en: 'cannot connect to {origin}: no such host' },
  closed: { zh: '与 {origin} 的连接中断', en: 'the connection to {origin} was closed' },
  certificate: {
    zh: '无法信任 {origin} 的证书；若由自建机构签发，用 NODE_EXTRA_CA_CERTS 指定该机构的 PEM 文件',
    en: 'the certificate of {origin} is not trusted; name the PEM file of an authority of your own in NODE_EXTRA_CA_CERTS',
  },
  'not-json': {
    zh: '{origin} 的应答不是 JSON,可能是代理或其他服务',
    en: 'what {origin} answered is not JSON: a proxy or something else may be listening there',
  },
  unreachable: { zh: '无法连接 {origin}', en: 'cannot reach {origin}' },
  timeout: { zh: '请求超时（{seconds} 秒）', en: 'no answer within {seconds} s' },
  abort: { zh: '请求已取消', en: 'the call was aborted' },
} as const satisfies Record<string, Message>;

export type ClientFailure = keyof typeof clientFailures;

/** The sentence of a client's own failure. */
export function clientFailureText(
  failure: ClientFailure,
  { origin = '', timeoutMs = 0 }: { readonly origin?: string; readonly timeoutMs?: number },
  language: Language,
): string {
  // why the other one: a console built for one language has no words of the other
  const words: Readonly<Partial<Record<Language, string>>> = clientFailures[failure];
  return (words[language] ?? words.zh ?? words.en ?? failure)
    .replace('{origin}', () => origin)
    .replace('{seconds}', String(timeoutMs / 1000));
}
