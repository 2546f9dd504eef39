// What a page of somebody else makes a browser send: writes in the victim's name, reads across origins, other methods.
import { isForPlayers } from '@uos/contract';
import { requestOf } from '../../../conformance/permissions/requests.ts';
import type { AttackClass, Headers, Try } from '../attack.ts';
import type { Scene } from '../scene.ts';

/** What browsers say of a request that another page started, and what one could hope is not looked at. */
const forged = ({ hosts }: Scene): readonly Headers[] => [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: `http://${hosts.content}` },
  { Origin: `https://${hosts.console}` },
  { Origin: 'http://localhost' },
  { Origin: `http://${hosts.console}.evil.example` },
  { Origin: `http://${hosts.console}/` },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: `http://${hosts.console}`, 'Sec-Fetch-Site': 'cross-site' },
];

export const crossSite: AttackClass = {
  name: 'writes that another page starts, with every cookie',
  answers: [403],
  tries(scene) {
    const { served, victim, platform } = scene;
    const writes = served.filter(({ operation }) => operation.method !== 'GET');
    const calls = writes.map((call) => ({
      ...{ id: call.id, ...requestOf(call, victim.things) },
      // why otherwise: any page makes the calls of players, but no cookie goes with them
      ...(isForPlayers(call) || call.accepts === 'player' ? { answers: 'refused' as const } : {}),
    }));
    const streams = platform.streams
      .filter(({ origin }) => origin === 'console')
      .flatMap(({ prefix, methods }) =>
        methods
          .filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
          .map((method) => ({ id: `${method} ${prefix}`, method, path: prefix, body: '' as unknown })),
      );
    return [...calls, ...streams].flatMap(({ id, method, path, body, ...one }) =>
      forged(scene).map((headers, index): Try => {
        // why by turns: a form of another page sends its JSON as text
        const type = index % 2 === 0 ? 'application/json' : 'text/plain';
        const all = { ...victim.everyCookie, 'Content-Type': type, ...headers };
        return {
          ...one,
          says: `${id} ${JSON.stringify(headers)}`,
          send: { method, path, body: body ?? '', headers: all },
        };
      }),
    );
  },
};

export const overrides: AttackClass = {
  name: 'another method than the one that is sent',
  answers: [200, 404],
  tries: ({ victim }) =>
    ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'].flatMap((name) =>
      ['DELETE', 'PUT'].map((method): Try => {
        const path = `/api/v1/buckets/${victim.bucket}/?_method=${method}&method=${method}`;
        const headers = { ...victim.everyCookie, [name]: method, Origin: 'https://evil.example' };
        return { says: `${name}: ${method}`, send: { path, headers } };
      }),
    ),
};

export const crossOriginReads: AttackClass = {
  name: 'reads and preflights of another origin',
  answers: [200, 204, 400, 401, 403, 404, 405],
  tries(scene) {
    const paths = ['/api/v1/buckets/', '/auth/auth-check', '/api/apps', '/v1/oauth2/token', '/upload/signed/'];
    return paths.flatMap((path) =>
      ['https://evil.example', 'null', `http://${scene.hosts.content}`].flatMap((Origin): Try[] => {
        const asks = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'x-app-id' };
        // why the credentials alone there: the provider lets any page ask for a token that it holds the code of
        const never = path.startsWith('/v1/oauth2/') ? /access-control-allow-credentials/i : /access-control-allow-/i;
        const headers = { ...scene.thief.everyCookie, Origin };
        return [
          { says: `GET ${path} of ${Origin}`, send: { path, headers }, never },
          {
            says: `OPTIONS ${path} of ${Origin}`,
            send: { method: 'OPTIONS', path, headers: { ...headers, ...asks } },
            never,
          },
        ];
      }),
    );
  },
};

/** Socket addresses are opened by pages too, and no browser asks first. */
export const sockets: AttackClass = {
  name: 'sockets that another page or host opens',
  answers: 'refused',
  tries(scene) {
    const opens = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const key = { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' };
    const all: readonly [string, Headers][] = [
      ...['evil.example', 'localhost', scene.hosts.content, `${scene.hosts.console}.`, ''].map(
        (Host) => [`host ${Host}`, { ...opens, ...key, Host }] as [string, Headers],
      ),
      ['no key', opens],
      ['a key that is none', { ...opens, 'Sec-WebSocket-Key': 'x' }],
      ['an old version', { ...opens, ...key, 'Sec-WebSocket-Version': '7' }],
      ['no version', { Connection: 'Upgrade', Upgrade: 'websocket', ...key }],
    ];
    return all.map(([says, headers]) => ({ says, send: { path: '/upush/ws', headers } }));
  },
};
