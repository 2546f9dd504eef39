// Names that are not ours: in Host, in the target, in what proxies say; and the doors that only this machine may use.
import type { AttackClass, Headers, Try } from '../attack.ts';

export const hosts: AttackClass = {
  name: 'hosts of strangers, rebinding, absolute targets',
  answers: [400, 404, 421],
  tries({ hosts: own, victim, platform }) {
    const { port } = platform;
    const create = { method: 'POST', body: { name: 'rebound' } };
    const names = [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost:${port}1`,
      `localhost:0${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `0.0.0.0:${port}`,
      `127.1:${port}`,
      `2130706433:${port}`,
      `${own.console}.`,
      `${own.console}@evil.example`,
      `evil.example@${own.console}`,
      `${own.console}, evil.example`,
      `${own.console}/`,
      `localhost.evil.example:${port}`,
      '',
      '*',
      'localhost%00',
    ];
    const asHost = names.map((Host): Try => {
      const headers = { ...victim.credential, Host };
      return { says: `Host: ${Host}`, send: { ...create, path: '/api/v1/buckets/', headers } };
    });
    const asTarget = names.map((name): Try => {
      const send = { ...create, path: `http://${name}/api/v1/buckets/`, headers: victim.credential };
      return { says: `POST http://${name}/`, send };
    });
    const told = (['evil.example', own.content] as const).flatMap((name) =>
      FORWARDED.map((forwarded): Try => {
        const headers = {
          ...victim.credential,
          Host: 'evil.example',
          ...forwarded(own.console),
          'X-Original-Host': name,
        };
        return { says: JSON.stringify(forwarded(own.console)), send: { ...create, path: '/api/v1/buckets/', headers } };
      }),
    );
    return [...asHost, ...asTarget, ...told];
  },
};

const FORWARDED: readonly ((host: string) => Headers)[] = [
  (host) => ({ 'X-Forwarded-Host': host }),
  (host) => ({ 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' }),
  (host) => ({ Forwarded: `host=${host};proto=https` }),
  (host) => ({ 'X-Host': host }),
  (host) => ({ 'X-Original-URL': `http://${host}/api/v1/buckets/` }),
  (host) => ({ 'X-Rewrite-URL': `http://${host}/api/v1/buckets/` }),
];

const POINTING: readonly Headers[] = [
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '1' },
  { Forwarded: 'host=evil.example' },
  { 'X-Forwarded-Prefix': '//evil.example' },
  { Referer: 'https://evil.example/' },
];

/** Said by a caller and believed by some: no answer may point there. */
export const pointers: AttackClass = {
  name: 'addresses in answers that a header asks for',
  answers: 'harmless',
  tries: ({ victim, thief }) =>
    [
      '/auth/base-info',
      '/.well-known/openid-configuration',
      '/',
      `/client_api/v1/buckets/${victim.bucket}/content/dir/a.txt`,
    ].flatMap((path) =>
      POINTING.map(
        (headers): Try => ({
          says: `${path} ${JSON.stringify(headers)}`,
          send: { path, headers: { ...thief.session, ...headers } },
          never: /evil\.example/,
        }),
      ),
    ),
};

export const machineDoors: AttackClass = {
  name: 'doors of this machine alone',
  answers: 'refused',
  tries: ({ victim, hosts: own }) => [
    ...[
      '/_dev/',
      '/_dev/clock',
      '/_dev/faults',
      '/_dev/state/reset',
      '/_dev/requests',
      '/%5fdev/clock',
      '/_DEV/clock',
    ].flatMap((path): Try[] => [
      { says: `GET ${path}`, send: { path, headers: victim.everyCookie } },
      {
        says: `POST ${path}`,
        send: { path, body: {}, headers: { ...victim.everyCookie, Authorization: 'Bearer dev' } },
      },
    ]),
    ...['192.0.2.1', '127.0.0.1', '127.0.0.1, 192.0.2.1'].map((address): Try => {
      const headers = { 'X-Forwarded-For': address, 'X-Real-IP': '127.0.0.1', Host: 'evil.example' };
      return { says: `metrics told ${address}`, send: { path: '/metrics', headers }, answers: [401, 403, 404, 421] };
    }),
    {
      says: 'metrics by the content origin',
      send: { path: '/metrics', headers: { Host: own.content } },
      answers: [404],
    },
    {
      says: 'the API by the content origin',
      send: { path: '/api/v1/buckets/', headers: { ...victim.credential, Host: own.content } },
    },
    {
      says: 'cookies at the content origin',
      send: { path: '/auth/auth-check', headers: { ...victim.everyCookie, Host: own.content } },
    },
  ],
};
