// What players cost. The check of an access token, goal 20 microseconds of the processor. A sign-in by an id of the game
// beside bare transactions, and a warm call of a player beside the same call of a back end, which is remembered as well:
// ratios within one run, on the database in the process. A warm call asks the database nothing before its handler: of
// calls whose input is refused there, which is the last thing before it, those are counted that made a statement. Twice
// a second one has to, for what is remembered of an app is half a second old at most.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readPlayerToken } from '../../packages/platform/src/kernel/who/player-tokens.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const GOALS = { checkMicros: 20, signInRatio: 40, callRatio: 1.5, asksPerSecond: 2.5 };
const [CHECKS, SIGN_INS, CALLS] = [20_000, 200, 400];

const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
const platform = await testPlatform({ dataFolder: join(folder, 'data') });
const { db } = platform.ports;
const app = await platform.app(['passport']);
await app.call('POST', '/upass/v1/id-domains', { name: 'bench' });
const signIn = async (n: number) =>
  (await app.call('POST', '/upass/v1/login/external', { externalUserID: `player ${n % 50}` })).body as {
    personaAccessToken: string;
  };
const { personaAccessToken: token } = await signIn(0);

const checkMs = await cpuMs(() => {
  for (let check = 0; check < CHECKS; check += 1) {
    readPlayerToken(platform.ports, token, 'access');
  }
});
const touch = sql`INSERT INTO settings (key, value) VALUES ('bench', '1') ON CONFLICT (key) DO UPDATE SET value = '2'`;
const bareMs = await cpuMs(() => repeat(SIGN_INS, () => db.transaction().execute((tx) => touch.execute(tx))));
const signInMs = await cpuMs(() => repeat(SIGN_INS, signIn));
const player = { headers: { Authorization: `Bearer ${token}` } };
const ask = () => platform.call('GET', '/upass/v1/sdk/realms', undefined, player);
const askAsApp = () => app.call('POST', '/upass/v1/realms/search', {});
await repeat(50, ask);
await repeat(50, askAsApp);
const playerMs = await cpuMs(() => repeat(CALLS, ask));
const appMs = await cpuMs(() => repeat(CALLS, askAsApp));
await platform.stop();
await rm(folder, { recursive: true, force: true });

const asking = await askingBeforeHandler();
const micros = (checkMs * 1000) / CHECKS;
report('check of a token', `${micros.toFixed(1)} us`, micros <= GOALS.checkMicros, `${GOALS.checkMicros} us`);
const signInRatio = signInMs / bareMs;
const perSecond = Math.round((SIGN_INS * 1000) / signInMs);
report(
  `a sign-in (${perSecond}/s of processor) beside a bare transaction`,
  `${signInRatio.toFixed(1)}x`,
  signInRatio <= GOALS.signInRatio,
  `${GOALS.signInRatio}x`,
);
const callRatio = playerMs / appMs;
report(
  'a call of a player beside a back end’s',
  `${callRatio.toFixed(2)}x`,
  callRatio <= GOALS.callRatio,
  `${GOALS.callRatio}x`,
);

report(
  `statements before the handler: ${asking.silent} of ${asking.calls} warm calls made none, the others a second`,
  asking.perSecond.toFixed(1),
  asking.perSecond <= GOALS.asksPerSecond,
  `${GOALS.asksPerSecond}`,
);

/** How many of many warm calls that are refused just before their handler made a statement. */
async function askingBeforeHandler(): Promise<{ calls: number; silent: number; perSecond: number }> {
  const watched = await testPlatform({ dev: true });
  const game = await watched.app(['passport']);
  await game.call('POST', '/upass/v1/id-domains', { name: 'bench' });
  const login = await game.call('POST', '/upass/v1/login/external', { externalUserID: 'warm' });
  const { personaAccessToken } = login.body as { personaAccessToken: string };
  const headers = { Authorization: `Bearer ${personaAccessToken}` };
  const befriend = () => watched.call('POST', '/upass/v1/sdk/friend-requests', {}, { headers });
  const kept = async (after: number) => {
    const dev = { headers: { 'X-UOS-Dev-Token': watched.devToken ?? '' } };
    const { body } = await watched.call('GET', `/_dev/requests?after=${after}`, undefined, dev);
    return (body as { requests: readonly { sequence: number; operation: string; status: number; sqlCount: number }[] })
      .requests;
  };
  // why so many: an app that has just been made is remembered by nobody for two seconds
  const warmUntil = performance.now() + 2500;
  while (performance.now() < warmUntil) {
    await befriend();
  }
  const last = (await kept(0)).at(-1)?.sequence ?? 0;
  const begun = performance.now();
  await repeat(CALLS, befriend);
  const seconds = (performance.now() - begun) / 1000;
  const refused = (await kept(last)).filter(({ operation, status }) => operation.endsWith('.send') && status === 400);
  await watched.stop();
  if (refused.length < CALLS - 1) {
    throw new Error(`${refused.length} of ${CALLS} calls were refused for their input`);
  }
  const silent = refused.filter(({ sqlCount }) => sqlCount === 0).length;
  return { calls: refused.length, silent, perSecond: (refused.length - silent) / seconds };
}

async function repeat(times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await work(n);
  }
}

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(what: string, value: string, good: boolean, goal: string): void {
  console.info(`${good ? 'ok  ' : 'MISS'} ${what}: ${value} (goal ${goal})`);
  if (!good) {
    process.exitCode = 1;
  }
}
