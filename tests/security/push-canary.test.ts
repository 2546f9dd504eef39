// What goes through push and is nobody else's: tokens, secrets, what players say to each other, and who they are. Looked
// for everywhere it must not be: log, metrics, history, archive, refusals, errors of the SDK, traces of the CLI, and what
// the process of the sockets was started with. The database fails in between, so that its errors are in the log too.
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openPush } from '@uos/sdk/realtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';
import {
  asData,
  connected,
  openPlayer,
  pushApp,
  type TestPlayer,
  tokenOf,
} from '../../packages/platform/src/services/push/testing.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { socketsOf } from '../bench/push/cost.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import type { Replica } from '../support/replica-process.ts';

const METRICS_TOKEN = canary();

let fleet: Fleet;
let helper: TestPlatform;
let replica: Replica;
let app: TestApp;
let cli: Outside;
const players: TestPlayer[] = [];
/** What must not be found, by what it is. */
const secrets = new Map<string, string>();
/** What was written or shown, by where. */
const outputs = new Map<string, string>();
const refusals: string[] = [];

function canary(): string {
  return `canary-${randomBytes(12).toString('hex')}`;
}

function keep(what: string, secret = canary()): string {
  secrets.set(what, secret);
  return secret;
}

beforeAll(async () => {
  fleet = await openFleet();
  cli = openOutside();
  helper = await testPlatform(fleet.options);
  [replica] = (await fleet.start(1, {
    env: { UOS_METRICS_TOKEN: METRICS_TOKEN },
    args: ['--log-level', 'debug'],
  })) as [Replica];
  fleet.balancer.use([replica.port]);
  await fleet.balancer.ready();
  app = await pushApp(helper);
  keep('app secret', app.secret);
  keep('app service secret', app.serviceSecret);
  await aDay();
  await collect();
});
afterAll(async () => {
  for (const { ws } of players) {
    ws.terminate();
  }
  cli?.remove();
  await helper?.stop();
  await fleet?.stop();
});

const place = () => ({ port: replica.port, origin: fleet.balancer.origin });
/** A call to the replica, through the balancer. */
async function call(path: string, body: unknown, basic = `${app.id}:${app.serviceSecret}`): Promise<unknown> {
  const response = await fetch(`${fleet.balancer.origin}/upush/v1/apps/${app.id}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa(basic)}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status >= 400) {
    refusals.push(text);
  }
  return JSON.parse(text);
}

/** A socket that is refused for what it says first. */
async function refused(first: Readonly<Record<string, unknown>> | string): Promise<void> {
  const one = openPlayer(place());
  players.push(one);
  one.ws.once('close', (_code, reason) => refusals.push(reason.toString()));
  one.ws.once('open', () => one.ws.send(typeof first === 'string' ? first : JSON.stringify(first)));
  await one.closed;
  refusals.push(JSON.stringify(one.heard));
}

async function aDay(): Promise<void> {
  const [anaId, benId] = [keep('player who says'), keep('player who hears')];
  const [ana, ben] = [await joined(anaId), await joined(benId)];
  await Promise.all([ana, ben].map((one) => one.subscribe(['harbour'])));
  await ana.send('harbour', keep('what is said in a channel'));
  await ana.ask({ op: 'send', messageType: 'Player', playerId: benId, data: asData(keep('what is said to a player')) });
  await call('/messages', {
    ...{ messageType: 'Channel', channelName: 'harbour', senderId: keep('who sends for the game') },
    text: keep('what the game says'),
  });
  await call('/system-notify', {
    ...{ target: { playerIds: [benId] }, title: keep('title of a notice') },
    ...{ content: keep('what a notice says'), data: keep('data of a notice') },
  });

  // Refused: tokens that are wrong, used or another player's, words that are none, credentials that are none.
  const used = await tokenOf(app, keep('player who comes twice'));
  keep('token', used);
  const twice = secrets.get('player who comes twice') ?? '';
  const first = openPlayer(place());
  players.push(first);
  await first.ask({ op: 'connect', token: used, playerId: twice });
  await refused({ op: 'connect', token: used, playerId: twice });
  await refused({ op: 'connect', token: keep('wrong token'), playerId: keep('player with a wrong token') });
  await refused({ op: 'connect', token: keep('token of another', await tokenOf(app, anaId)), playerId: benId });
  await refused({ op: 'connect', token: keep('token with too much'), playerId: benId, more: keep('what is too much') });
  await refused(`{"op":"connect","token":"${keep('token in a broken message')}`);
  await refused({ op: 'send', id: '1', messageType: 'Player', playerId: keep('player to nobody'), data: 'AA==' });
  await refused(keep('what is too long').padEnd(100_000, '.'));
  refusals.push(JSON.stringify(await ana.send('nowhere', keep('what is said nowhere'))));
  refusals.push(
    JSON.stringify(await ana.ask({ op: 'send', messageType: 'Channel', channelName: 'harbour', data: '?' })),
  );
  await call('/messages', { messageType: 'Channel', channelName: 'none', text: keep('what the game says nowhere') });
  await call('/messages', { messageType: 'Channel', text: keep('what the game says to nothing') });
  await call('/messages', {
    messageType: 'Channel',
    channelName: 'harbour',
    text: keep('a long text').padEnd(9000, '.'),
  });
  await call('/system-notify', { target: { all: true }, content: keep('a long notice').padEnd(9000, '.') });
  await call('/messages', { text: keep('what a stranger says') }, `${app.id}:${keep('wrong secret')}`);

  await whileItFails('push_messages', async () => {
    refusals.push(JSON.stringify(await ana.send('harbour', keep('what cannot be kept'))));
    await call('/messages', {
      messageType: 'Channel',
      channelName: 'harbour',
      text: keep('what the game cannot keep'),
    });
  });
  await whileItFails('push_outbox', async () => {
    const sent = { op: 'send', messageType: 'Player', playerId: benId, data: asData(keep('what cannot go on')) };
    refusals.push(JSON.stringify(await ana.ask(sent)));
    await call('/system-notify', { target: { all: true }, content: keep('a notice that cannot go on') });
  });
  await whileItFails('push_sessions', async () => {
    const playerId = keep('player who cannot come in');
    await refused({ op: 'connect', token: keep('token that cannot be used', await tokenOf(app, playerId)), playerId });
  });
  await whileItFails('push_tokens', () => call('/connect-token', { playerId: keep('player without a token') }));
  await whileItFails('push_channels', async () => {
    await ana.subscribe([keep('a channel of players')]);
  });
  await ben.hears({ ev: 'systemNotify' });
}

async function joined(playerId: string): Promise<TestPlayer> {
  const player = await connected(app, playerId, place());
  players.push(player);
  return player;
}

/** No row goes into the table: the error of the database holds the one that should have. */
async function whileItFails(table: string, work: () => Promise<unknown>): Promise<void> {
  const { db } = helper.ports;
  await sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT nothing CHECK (false) NOT VALID`).execute(db);
  try {
    await work();
  } finally {
    await sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT nothing`).execute(db);
  }
}

async function collect(): Promise<void> {
  const { db } = helper.ports;
  outputs.set('refusals', refusals.join('\n'));
  const error = await whyNot(keep('player of the SDK'), keep('token of the SDK'));
  outputs.set('error of the SDK', `${inspect(error, { depth: 9 })} ${JSON.stringify(error)}`);
  const env = { UOS_ORIGIN: fleet.balancer.origin, UOS_APP_ID: app.id, UOS_APP_SERVICE_SECRET: app.serviceSecret };
  const har = join(cli.folder, 'trace.har');
  const args = ['push', 'send', '--channel', 'harbour', '--private', '--text', 'hi', '--trace', har];
  const traced = await cli.run(args, { env: { ...env, UOS_DEBUG: 'api' } });
  outputs.set('trace of the CLI', (await readFile(har, 'utf8')) + traced.stderr);
  const metrics = await fetch(`http://127.0.0.1:${replica.port}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}`, Host: new URL(fleet.balancer.origin).host },
  });
  outputs.set('metrics', await metrics.text());
  outputs.set('history', JSON.stringify(await db.selectFrom('operation_history').selectAll().execute()));
  const archive = join(cli.folder, 'all.tar');
  await exportState({ db, objects: undefined }, archive);
  outputs.set('archive', await readFile(archive, 'latin1'));
  await rm(archive);
  const pid = socketsOf(replica.pid);
  const told = await Promise.all(['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'latin1')));
  outputs.set('start of the process of the sockets', told.join('\n'));
  outputs.set('log', replica.said());
}

/** What the SDK says of a token that is none. */
function whyNot(playerId: string, token: string): Promise<unknown> {
  const url = `${fleet.balancer.origin.replace('http', 'ws')}/upush/ws`;
  const push = openPush({ playerId, token: () => Promise.resolve({ token, url }) });
  push.connected.catch(() => undefined);
  return new Promise((resolve) =>
    push.on('state', ({ error }) => {
      if (error !== undefined) {
        push.close();
        resolve(error);
      }
    }),
  );
}

/** Who came on a day is counted once, also after an archive is taken back. */
const ARE_COUNTED = /^player/;

describe('what goes through push', () => {
  it('was said, refused and failed, and every output was written', () => {
    expect(secrets.size).toBeGreaterThan(35);
    expect([...outputs].filter(([, text]) => text.length < 40).map(([name]) => name)).toEqual([]);
    const log = outputs.get('log') ?? '';
    expect(log).toContain('"operation":"push.messages.send"');
    expect(log).toContain('a push message was not worked on');
    expect(log).toContain('a socket failed');
    expect(log.match(/violates check constraint/g)?.length).toBeGreaterThan(5);
    expect(outputs.get('history')).toContain('push.messages.notify');
    expect(outputs.get('archive')).toContain('push_apps');
    expect(outputs.get('metrics')).toContain('uos_socket_messages_total{socket="push.connection"');
    expect(outputs.get('error of the SDK')).toContain('RealtimeError');
    expect(outputs.get('trace of the CLI')).toContain(`/upush/v1/apps/${app.id}/messages`);
  });

  it('is in none of them', () => {
    const found: string[] = [];
    for (const [what, secret] of [...secrets, ['metrics token', METRICS_TOKEN] as const]) {
      const forms = [secret, encodeURIComponent(secret), btoa(secret), Buffer.from(secret).toString('hex')];
      for (const [where, text] of outputs) {
        const isMeant = where === 'archive' && ARE_COUNTED.test(what);
        if (!isMeant && forms.some((form) => text.includes(form))) {
          found.push(`${what} in ${where}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});
