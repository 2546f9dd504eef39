// Below the requests: heads and bodies that one parser reads otherwise than another, and more of them than anybody needs.
import type { AttackClass, Try } from '../attack.ts';
import type { Scene } from '../scene.ts';

const BODY = '{"name":"smuggled"}';

const auth = ({ victim }: Scene): string => `Authorization: ${victim.credential.Authorization}\n`;

/** A whole request in the body of another: it must never be answered, whoever is told where the first one ends. */
const inner = (scene: Scene): string =>
  `POST /api/v1/buckets/ HTTP/1.1\nHost: ${scene.hosts.console}\n${auth(scene)}Content-Type: application/json\n` +
  `Content-Length: ${BODY.length}\n\n${BODY}`;

export const smuggling: AttackClass = {
  name: 'a second request in the body of the first',
  answers: 'refused',
  tries(scene) {
    const ends = [
      'Content-Length: 5\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\nContent-Length: 5',
      'Content-Length: 5\nContent-Length: 6',
      'Content-Length: 5, 6',
      'Content-Length: +5',
      'Content-Length: -1',
      'Content-Length: 0x5',
      'Content-Length: 5 5',
      'Content-Length: 5;',
      'Content-Length : 5',
      'Content-Length\t: 5',
      'Content-Length:\u000b5',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: identity, chunked, identity',
      'Transfer-Encoding: chunked\nTransfer-Encoding: x',
      'Transfer-Encoding: \u000bchunked',
      'Transfer-Encoding: "chunked"',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding\n : chunked',
      ' Transfer-Encoding: chunked\nContent-Length: 5',
      'X: y\n Transfer-Encoding: chunked\nContent-Length: 5',
    ];
    const chunks = [
      'zz\n{}\n0\n\n',
      '-1\n{}\n0\n\n',
      '2\n{}x\n0\n\n',
      'fffffffffffffffff\n{}\n0\n\n',
      '2;\u0000\n{}\n0\n\n',
      '0x2\n{}\n0\n\n',
      ' 2\n{}\n0\n\n',
    ];
    const start = `POST /api/v1/buckets/ HTTP/1.1\nHost: ${scene.hosts.console}\n`;
    return [
      ...ends.map((end): Try => ({ says: end, send: { parts: [`${start}${end}\n\n0\n\n${inner(scene)}`] } })),
      ...chunks.map(
        (chunk): Try => ({
          says: `chunk ${JSON.stringify(chunk)}`,
          send: { parts: [`${start}Transfer-Encoding: chunked\n\n${chunk}${inner(scene)}`] },
        }),
      ),
    ];
  },
};

export const headCharacters: AttackClass = {
  name: 'heads with control characters and without form',
  answers: 'harmless',
  tries(scene) {
    const get = (headers: string, target = '/api/v1/buckets/', version = 'HTTP/1.1'): string =>
      `GET ${target} ${version}\nHost: ${scene.hosts.console}\nConnection: close\n${headers}\n`;
    const controls = [0, 1, 7, 8, 9, 11, 12, 14, 27, 31, 127, 128, 133, 255];
    const never = /^(?:X-Planted|Set-Cookie: planted)/im;
    return [
      ...controls.flatMap((code): Try[] => {
        const one = String.fromCharCode(code);
        const bytes = (text: string): Buffer => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1');
        return [
          { says: `byte ${code} in a value`, send: { parts: [bytes(get(`X-A: a${one}b\n`))] }, never },
          { says: `byte ${code} in a name`, send: { parts: [bytes(get(`X${one}A: a\n`))] }, never },
          { says: `byte ${code} in the target`, send: { parts: [bytes(get('', `/a${one}b`))] }, never },
        ];
      }),
      ...[
        'X-Request-Id',
        'X-User-Info',
        'X-APP-ID',
        'Accept-Language',
        'Referer',
        'User-Agent',
        'If-None-Match',
        'Origin',
      ].flatMap((name): Try[] => [
        {
          says: `a line end in ${name}`,
          send: {
            parts: [
              Buffer.from(
                get(`${name}: a\u0001planted\n`).replaceAll('\u0001', '\nX-Planted: ').replaceAll('\n', '\r\n'),
              ),
            ],
          },
          never,
        },
        {
          says: `a lone LF in ${name}`,
          send: {
            parts: [Buffer.from(`${get('').replaceAll('\n', '\r\n').slice(0, -2)}${name}: a\nX-Planted: 1\r\n\r\n`)],
          },
          never,
        },
        { says: `escapes in ${name}`, send: { parts: [get(`${name}: a%0d%0aX-Planted: 1\n`)] }, never },
      ]),
      ...[
        ['a space before the colon', get('X : 1\n')],
        ['a folded line', get('X: 1\n folded\n')],
        ['no name', get(': 1\n')],
        ['no colon', get('X\n')],
        ['two hosts', get('Host: evil.example\n')],
        ['another version', get('', '/livez', 'HTTP/9.9')],
        ['no version', 'GET /livez\n\n'],
        ['another protocol', 'PRI * HTTP/2.0\n\nSM\n\n'],
        ['a TLS greeting', '\u0016\u0003\u0001\u0000\u00a5\u0001'],
        ['a method that is none', `FOO /livez HTTP/1.1\nHost: ${scene.hosts.console}\n\n`],
        ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\nHost: ${scene.hosts.console}\n\n`],
        ['an echo', `TRACE / HTTP/1.1\nHost: ${scene.hosts.console}\nX-Planted: 1\nConnection: close\n\n`],
      ].map(([says = '', text = '']): Try => ({ says, send: { parts: [text] }, never })),
    ];
  },
};

export const floods: AttackClass = {
  name: 'heads without end',
  answers: [400, 408, 413, 414, 431],
  tries({ hosts: { console: host } }) {
    const start = `GET /livez HTTP/1.1\nHost: ${host}\n`;
    const many = (count: number, line: (n: number) => string): string =>
      Array.from({ length: count }, (_, n) => line(n)).join('');
    const drip = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? `X-${n}: 1\n` : 100));
    return [
      { says: '3,000 headers', send: { parts: [`${start}${many(3000, (n) => `X-${n}: ${n}\n`)}\n`] } },
      { says: 'one header 3,000 times', send: { parts: [`${start}${many(3000, () => 'Cookie: a=b\n')}\n`] } },
      { says: '20,000 characters of a value', send: { parts: [`${start}X: ${'a'.repeat(20_000)}\n\n`] } },
      { says: '20,000 characters of a name', send: { parts: [`${start}${'a'.repeat(20_000)}: 1\n\n`] } },
      {
        says: '20,000 characters of a path',
        send: { parts: [`GET /${'a'.repeat(20_000)} HTTP/1.1\nHost: ${host}\n\n`] },
      },
      {
        says: '20,000 characters of a query',
        send: { parts: [`GET /livez?${'a'.repeat(20_000)} HTTP/1.1\nHost: ${host}\n\n`] },
      },
      {
        says: '20,000 characters of a method',
        send: { parts: [`${'A'.repeat(20_000)} / HTTP/1.1\nHost: ${host}\n\n`] },
      },
      { says: '2,000 cookies', send: { parts: [`${start}Cookie: ${many(2000, (n) => `sst=${n}; `)}\n\n`] } },
      { says: 'a head by drips', send: { parts: [start, ...drip] } },
      { says: 'a head that never ends', send: { parts: [start, 3000] } },
    ];
  },
};

export const slowBodies: AttackClass = {
  name: 'bodies that never come, at every way in',
  answers: 'harmless',
  tries({ served, platform, hosts }) {
    const ways = [
      ...served
        .filter(({ operation }) => operation.body !== undefined)
        .map(
          ({ fullPath, operation }) =>
            [operation.method, fullPath.replaceAll(/\{[^}]*\}/g, 'x'), hosts.console] as const,
        ),
      ...platform.streams.flatMap(({ prefix, methods, origin }) =>
        methods
          .filter((method) => !['GET', 'HEAD'].includes(method))
          .map((method) => [method, prefix, hosts[origin]] as const),
      ),
    ];
    return ways.map(
      ([method, path, host]): Try => ({
        says: `${method} ${path}`,
        send: {
          parts: [
            `${method} ${path} HTTP/1.1\nHost: ${host}\nConnection: close\nContent-Type: application/json\nContent-Length: 100\n\n{"`,
          ],
        },
      }),
    );
  },
};
