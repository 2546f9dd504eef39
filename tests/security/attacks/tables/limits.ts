// More of something than anybody is given: tries of passwords, messages, questions. A network counts as one, and what a
// caller says of its own address counts for nothing.
import { testPlatform } from '../../../../packages/platform/src/testing/platform.ts';
import type { WireReply } from '../../../support/raw-wire.ts';
import { writeRaw } from '../../../support/raw-wire.ts';
import { type Ask, type AttackClass, type Try, written } from '../attack.ts';

interface Flood {
  readonly says: string;
  readonly proxies: 0 | 1;
  readonly times: number;
  /** At most so many are let through. */
  readonly most: number;
  ask(n: number): Ask;
}

const wrong = (n: number) => ({ path: '/auth/admin-login', body: { Username: `nobody-${n}`, Password: 'guess' } });

const FLOODS: readonly Flood[] = [
  {
    ...{ says: 'one IPv6 network guesses', proxies: 1, times: 14, most: 10 },
    ask: (n) => ({ ...wrong(n), headers: { 'X-Forwarded-For': `2001:db8:7:9:${n}::${n}` } }),
  },
  {
    ...{ says: 'addresses that are made up, where no proxy stands', proxies: 0, times: 14, most: 10 },
    ask: (n) => ({
      ...wrong(n),
      headers: { 'X-Forwarded-For': `192.0.2.${n}`, 'X-Real-IP': `192.0.2.${n}`, Forwarded: `for=192.0.2.${n}` },
    }),
  },
  {
    ...{ says: 'addresses that are made up, in front of the proxy', proxies: 1, times: 14, most: 10 },
    ask: (n) => ({ ...wrong(n), headers: { 'X-Forwarded-For': `192.0.2.${n}, 198.51.100.7` } }),
  },
  {
    ...{ says: 'many networks guess one name', proxies: 1, times: 14, most: 5 },
    ask: (n) => ({
      path: '/auth/admin-login',
      body: { Username: 'Operator', Password: 'guess' },
      headers: { 'X-Forwarded-For': `2001:db8:${n}::1` },
    }),
  },
  {
    ...{ says: 'one name in many spellings', proxies: 1, times: 14, most: 5 },
    ask: (n) => ({
      path: '/auth/admin-login',
      body: { Username: n % 2 === 0 ? 'FINANCE' : 'finance', Password: 'guess' },
      headers: { 'X-Forwarded-For': `198.51.${n}.1` },
    }),
  },
  {
    ...{ says: 'devices that begin to sign in', proxies: 1, times: 80, most: 60 },
    ask: (n) => ({
      path: '/v1/oauth2/device/auth',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `2001:db8:8:8::${n.toString(16)}`,
      },
      body: 'client_id=uos-cli&scope=openid',
    }),
  },
  {
    ...{ says: 'messages to us', proxies: 1, times: 16, most: 10 },
    ask: (n) => ({
      path: '/base/contact-us',
      headers: { 'X-Forwarded-For': `2001:db8:9:9::${n}` },
      body: { Name: 'n', Email: 'a@b.example', Phone: '13800000000', Company: 'c', Content: `c ${n}` },
    }),
  },
  {
    ...{ says: 'questions to the documents', proxies: 1, times: 620, most: 600 },
    ask: (n) => ({
      path: '/ai/search-documents',
      headers: { 'X-Forwarded-For': `2001:db8:a:a::${n.toString(16)}` },
      body: { Query: `words ${n}` },
    }),
  },
];

/** A class of its own: each flood needs a platform that counts callers, and has one with or without a proxy before it. */
export const limits: AttackClass = {
  name: 'more than anybody is given',
  answers: [429],
  inTurn: true,
  tries: () =>
    FLOODS.map(
      (flood): Try => ({
        says: flood.says,
        async send() {
          const platform = await testPlatform({ trustedProxies: flood.proxies, config: { limitsCallers: true } });
          const hosts = { console: new URL(platform.origin).host, content: new URL(platform.contentOrigin).host };
          try {
            const statuses: number[] = [];
            let last: WireReply = { text: '', statuses: [] };
            for (let n = 1; n <= flood.times; n += 1) {
              last = await writeRaw(platform.port, written({ hosts }, flood.ask(n)));
              statuses.push(last.statuses[0] ?? 0);
            }
            const through = statuses.filter((status) => status !== 429).length;
            return through <= flood.most
              ? last
              : { text: `${through} of ${flood.times}: ${last.text}`, statuses: [599] };
          } finally {
            await platform.stop();
          }
        },
      }),
    ),
};
