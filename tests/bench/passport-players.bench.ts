// What players cost. The check of an access token, goal 20 microseconds of the processor. A sign-in by an id of the game
// beside bare transactions, and a warm call of a player beside the same call of a back end, which is remembered as well:
// ratios within one run, on the database in the process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readPlayerToken } from '../../packages/platform/src/kernel/who/player-tokens.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const GOALS = { checkMicros: 20, signInRatio: 40, callRatio: 1.5 };
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
