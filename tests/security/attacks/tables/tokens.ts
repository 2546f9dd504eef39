// Credentials that are forged, old, used up, cut, of somebody else or of another kind.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { signText } from '../../../../packages/platform/src/kernel/keys/signed-text.ts';
import { issuePlayerToken } from '../../../../packages/platform/src/kernel/who/player-tokens.ts';
import { SESSION_COOKIES, type SessionKind } from '../../../../packages/platform/src/kernel/who/sessions.ts';
import { nonce, player } from '../../../conformance/permissions/principals.ts';
import type { AttackClass, Headers, Try } from '../attack.ts';

const b64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const url64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const basics: AttackClass = {
  name: 'app credentials that are none',
  answers: [401, 400],
  tries({ victim, thief }) {
    const { id, secret, serviceSecret } = victim.app;
    const values = [
      ...[
        'Basic',
        'Basic ',
        'Basic !!!',
        'Basic =',
        `Basic ${b64(id)}`,
        `Basic ${b64(`${id}:`)}`,
        `Basic ${b64(`:${serviceSecret}`)}`,
      ],
      ...[
        `${id}:${secret}`,
        `${id}:${thief.app.serviceSecret}`,
        `${id}:${serviceSecret} `,
        `${id}:${serviceSecret}\u0000`,
      ].map((text) => `Basic ${b64(text)}`),
      ...[
        `${id}:${serviceSecret.toUpperCase()}x`,
        `${id}:${serviceSecret.slice(0, -1)}`,
        `${id}:${serviceSecret}${serviceSecret}`,
      ].map((text) => `Basic ${b64(text)}`),
      ...[`${thief.app.id}:${serviceSecret}`, `' OR 1=1--:x`, '%:%', '*:*', `${id}\u0000:${serviceSecret}`].map(
        (text) => `Basic ${b64(text)}`,
      ),
      ...[
        `Basic ${b64('a:'.repeat(3000))}`,
        `Digest username="${id}"`,
        'Negotiate x',
        `Bearer ${b64(`${id}:${secret}`)}`,
        `Basic ${b64(`${id}:${secret}`)}, Basic ${b64(`${id}:x`)}`,
      ],
    ];
    return values.flatMap((Authorization): Try[] => [
      { says: `${Authorization.slice(0, 30)} reads`, send: { path: '/api/v1/buckets/', headers: { Authorization } } },
      {
        says: `${Authorization.slice(0, 30)} writes`,
        send: { path: '/api/v1/buckets/', body: { name: 'x' }, headers: { Authorization } },
      },
    ]);
  },
};

export const playerTokens: AttackClass = {
  name: "players' tokens that are forged, late, of another kind or another app",
  answers: [401, 403, 404],
  tries({ platform, victim, thief }) {
    const { ports } = platform;
    const who = { appId: victim.app.id, userId: ports.ids.uuid(), personaId: ports.ids.uuid(), realmId: '' };
    const { token } = issuePlayerToken(ports, { ...who, appId: thief.app.id }, 'access');
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const stolen = url64({
      ...read,
      app_id: victim.app.id,
      appId: victim.app.id,
      aud: victim.app.id,
      app: victim.app.id,
    });
    const signed = (header: object, key: string | Buffer): string => {
      const text = `${url64(header)}.${stolen}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const tokens: readonly [string, string][] = [
      ['of another app', token],
      ['other claims', `${head}.${stolen}.${signature}`],
      ['no algorithm', `${url64({ alg: 'none', typ: 'JWT' })}.${stolen}.`],
      ['no algorithm, spelled otherwise', `${url64({ alg: 'nOnE' })}.${stolen}.${signature}`],
      ['no signature', `${head}.${stolen}.`],
      ['a signature of nothing', `${head}.${stolen}.AAAA`],
      ...['', 'secret', victim.app.id, victim.app.secret, thief.app.serviceSecret, '\u0000'].map(
        (key) =>
          [
            `signed with ${key === '' ? 'nothing' : createHash('md5').update(key).digest('hex').slice(0, 6)}`,
            signed({ alg: 'HS256', typ: 'JWT' }, key),
          ] as [string, string],
      ),
      ['a key by its address', signed({ alg: 'HS256', jku: 'https://evil.example/keys' }, 'x')],
      ['a key by its file', signed({ alg: 'HS256', kid: '../../../../dev/null' }, '')],
      ['a key of its own', signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, 'x')],
      ['another algorithm', signed({ alg: 'RS256' }, 'x')],
      ['refresh', String(player(platform, victim.app, 'refresh').Authorization).slice(7)],
      ['late', String(player(platform, victim.app, 'late').Authorization).slice(7)],
      ...[
        '',
        '.',
        '..',
        'a.b.c',
        '...',
        'null',
        `${head}.${head}.${head}`,
        randomBytes(32).toString('hex'),
        'a'.repeat(8000),
        `${token}.${token}`,
      ].map((one) => [`"${one.slice(0, 12)}"`, one] as [string, string]),
    ];
    return tokens.flatMap(([says, one]): Try[] => [
      {
        says: `${says}: a read`,
        send: { path: `/upush/v1/apps/${victim.app.id}/public-channels`, headers: { Authorization: `Bearer ${one}` } },
      },
      {
        says: `${says}: as a session`,
        send: { path: '/api/apps', headers: { Cookie: `sst=${one}`, Authorization: `Bearer ${one}` } },
      },
    ]);
  },
};

export const nonces: AttackClass = {
  name: 'proofs of a secret that are used, late, wrong or in parts',
  answers: [401, 403, 400],
  tries({ platform, victim, thief }) {
    const path = `/upush/v1/apps/${victim.app.id}/public-channels`;
    const good = (): Headers => nonce(platform, victim.app);
    const now = Math.floor(platform.ports.clock.now().getTime() / 1000);
    const without = (name: string): Headers =>
      Object.fromEntries(Object.entries(good()).filter(([key]) => key !== name));
    const changed: readonly [string, Headers][] = [
      ...[301, 3600, 10 ** 9, -330, -3600].map(
        (lateSeconds) => [`${lateSeconds} s late`, nonce(platform, victim.app, { lateSeconds })] as [string, Headers],
      ),
      ...['', 'wrong', thief.app.secret, victim.app.id].map(
        (secret) =>
          [`of secret ${secret === '' ? 'none' : 'another'}`, nonce(platform, victim.app, { secret })] as [
            string,
            Headers,
          ],
      ),
      ['of another app', { ...nonce(platform, thief.app), 'X-APPID': victim.app.id }],
      ...['X-APPID', 'X-TIMESTAMP', 'X-NONCE', 'Authorization'].map(
        (name) => [`without ${name}`, without(name)] as [string, Headers],
      ),
      ...['NaN', '', '-1', '1e99', `${now}.5`, `${now} `.padEnd(3000, '0'), '0x10', '9'.repeat(400)].map(
        (time) => [`time ${time.slice(0, 12)}`, { ...good(), 'X-TIMESTAMP': time }] as [string, Headers],
      ),
      ...['', 'nonce', 'nonce ', 'nonce x', `nonce ${'a'.repeat(64)}`, `nonce ${'a'.repeat(9000)}`].map(
        (Authorization) => [Authorization.slice(0, 12), { ...good(), Authorization }] as [string, Headers],
      ),
      ['another number', { ...good(), 'X-NONCE': 'x' }],
    ];
    return [
      ...changed.map(([says, headers]): Try => ({ says, send: { path, headers } })),
      ...Array.from(
        { length: 5 },
        (_, index): Try => ({
          says: `used before, ${index}`,
          async send(scene) {
            const headers = good();
            await scene.ask({ path, headers });
            return scene.ask({ path, headers });
          },
        }),
      ),
    ];
  },
};

const KINDS = Object.keys(SESSION_COOKIES) as SessionKind[];

/** What each kind of session opens, and the others do not. */
const OWN_CALL: Readonly<Record<SessionKind, string>> = {
  user: '/api/apps',
  admin: '/api/users',
  'partner-admin': '/api/users',
  billing: '/api/bills',
};

export const cookies: AttackClass = {
  name: 'sessions as another kind, ended, made up or doubled',
  answers: [401, 403, 431],
  tries: ({ thief, platform }): readonly Try[] => [
    ...KINDS.flatMap((kind) =>
      KINDS.filter((other) => other !== kind).map(
        (other): Try => ({
          says: `${kind} as ${other}`,
          send: { path: OWN_CALL[other], headers: { Cookie: `${SESSION_COOKIES[other]}=${thief.tokens[kind]}` } },
        }),
      ),
    ),
    ...[
      '',
      'null',
      'undefined',
      '0',
      'a'.repeat(5000),
      '%00',
      "' OR 1=1--",
      '%',
      randomBytes(32).toString('base64url'),
      '"',
      's:x.y',
    ].flatMap((value): Try[] => [
      { says: `made up ${value.slice(0, 12)}`, send: { path: '/api/apps', headers: { Cookie: `sst=${value}` } } },
      {
        says: `made up for operators ${value.slice(0, 12)}`,
        send: { path: '/api/users', headers: { Cookie: `admin_sst=${value}` } },
      },
    ]),
    {
      says: 'the hash as the token',
      send: {
        path: '/api/apps',
        headers: { Cookie: `sst=${createHash('sha256').update(thief.tokens.user).digest('hex')}` },
      },
    },
    {
      says: 'behind three that are none',
      send: { path: '/api/apps', headers: { Cookie: `sst=a; sst=b; sst=c; sst=${thief.tokens.user}` } },
    },
    {
      says: 'with a space in the name',
      send: { path: '/api/users', headers: { Cookie: `admin_sst =${thief.tokens.admin}` } },
    },
    { says: 'in upper case', send: { path: '/api/users', headers: { Cookie: `ADMIN_SST=${thief.tokens.admin}` } } },
    { says: 'in the query', send: { path: `/api/users?admin_sst=${thief.tokens.admin}` } },
    { says: 'as Bearer', send: { path: '/api/users', headers: { Authorization: `Bearer ${thief.tokens.admin}` } } },
    {
      says: 'after signing out',
      async send(scene) {
        const { token } = await platform.signedIn(`out-${randomBytes(4).toString('hex')}`, thief.app.orgId);
        const headers = { Cookie: `sst=${token}` };
        await scene.ask({ path: '/auth/logout', body: {}, headers });
        return scene.ask({ path: '/api/apps', headers });
      },
    },
  ],
};

export const grants: AttackClass = {
  name: 'permissions to read and to upload that are changed or of another kind',
  answers: [400, 401, 403, 404],
  async tries(scene) {
    const { victim, thief, platform } = scene;
    const { ports } = platform;
    const bytes = { appId: thief.app.id, md5: '0cc175b9c0f1b6a831c399e269772661', size: 1 };
    const deadline = ports.clock.now().getTime() + 60_000;
    const late = ports.clock.now().getTime() - 1000;
    const right = signText(ports, { bucketId: victim.privateBucket, deadline }, 'cdn-upload-token');
    const own = signText(ports, { bucketId: thief.bucket, deadline }, 'cdn-read-token');
    const old = signText(ports, { bucketId: victim.privateBucket, deadline: late }, 'cdn-read-token');
    const forged = [
      own,
      old,
      right,
      `${own}x`,
      own.slice(0, -2),
      own.replace(/^[^.]*/, url64({ bucketId: victim.privateBucket, deadline })),
      '',
      'x',
      '..',
      '%00',
      'a'.repeat(9000),
    ];
    const paths = [
      `/client_api/v1/buckets/${victim.privateBucket}/content/dir/a.txt`,
      `/bytes/${victim.app.id}/head/dir/a.txt`,
    ];
    const upload = signText(ports, { ...bytes, deadline }, 'cdn-upload-token');
    const uploads = [
      upload,
      signText(ports, { ...bytes, deadline: late }, 'cdn-signed-upload'),
      own,
      'x',
      `${upload}x`,
      '%2e%2e',
      'a'.repeat(9000),
    ];
    return [
      ...forged.flatMap((token, index) =>
        paths.map(
          (path): Try => ({
            says: `read ${index} of ${path.slice(0, 12)}`,
            send: { path: `${path}?token=${token}`, onContent: true },
            answers: [400, 401, 403, 404, 431],
          }),
        ),
      ),
      ...uploads.flatMap((token, index): Try[] => [
        {
          says: `put ${index}`,
          send: { method: 'PUT', path: `/upload/signed/${token}`, body: 'a' },
          answers: [400, 401, 403, 404, 431],
        },
        {
          says: `block ${index}`,
          send: {
            path: '/upload/mkblk/1/0',
            body: 'a',
            headers: { Authorization: token === upload ? `${token}y` : token },
          },
          answers: [400, 401, 403, 404, 431],
        },
        {
          says: `continue ${index}`,
          send: { path: `/upload/bput/${token}/0`, body: 'a', headers: { Authorization: `${token}y` } },
          answers: [400, 401, 403, 404, 431],
        },
        {
          says: `object ${index}`,
          send: { method: 'PUT', path: `/objects/uos-uploads/${token}`, body: 'a' },
          answers: [400, 401, 403, 404, 405, 431],
        },
      ]),
      ...['x', '', own, 'a.b', 'a'.repeat(4000)].flatMap((token): Try[] => [
        {
          says: `bills by ${token.slice(0, 6)}`,
          send: { path: `/api/organizations/${victim.app.orgId}/bills?month=2026-10&token=${token}` },
        },
        {
          says: `monthly bills by ${token.slice(0, 6)}`,
          send: { path: `/api/transactions/monthly-bills?orgId=${victim.app.orgId}&token=${token}` },
        },
      ]),
    ];
  },
};
