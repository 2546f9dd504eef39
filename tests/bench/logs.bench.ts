// What servers say: how long a line takes to whoever watches, on the process where it is said and on another one, at 100
// lines a second; and how long a search of a million lines takes to its first page.
import { randomUUID } from 'node:crypto';
import { createLogs } from '../../packages/platform/src/engines/logs/logs.ts';
import type { Logs } from '../../packages/platform/src/engines/logs/port.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const [LINES, BATCH] = [1_000_000, 20_000];
const [LIVE_LINES, LIVE_MS] = [500, 10];
const [LAG_GOAL_MS, SEARCH_GOAL_MS] = [500, 3000];

const platform = await testPlatform({ own: true });
const { db, objects, clock, fanOut, log, logs } = platform.ports;
const elsewhere = createLogs({ db, objects, clock, fanOut, log });
const appId = randomUUID();

for (const [where, reader] of [
  ['where it is said', logs],
  ['on another process', elsewhere],
] as const) {
  const lag = at(await lags(reader), 0.95);
  say(`a line to whoever watches ${where}: p95 ${lag.toFixed(0)} ms, goal ${LAG_GOAL_MS} ms`, lag <= LAG_GOAL_MS);
}

const source = { appId, group: 'bench', name: 'long' };
const writer = await logs.open(source);
const begun = performance.now();
for (let written = 0; written < LINES; written += BATCH) {
  for (let line = written + 1; line <= written + BATCH; line += 1) {
    const what = line === 1000 ? 'needle in the first hour' : `player ${line % 977} moved to ${line % 31},${line % 53}`;
    writer.write({ from: 'stdout', text: `${what} on the map of the harbour in the fog` });
  }
  await writer.flush();
}
console.info(`     ${LINES} lines were kept in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
for (const [what, text, pages] of [
  ['of what many lines hold', 'player 42 ', 1],
  ['of what one of the oldest holds', 'needle', 20],
] as const) {
  const asked = performance.now();
  let cursor: string | undefined;
  let found = 0;
  for (let page = 0; page < pages && found === 0 && (page === 0 || cursor !== undefined); page += 1) {
    const reply = await elsewhere.search(appId, { group: 'bench', text, limit: 100, ...(cursor && { cursor }) });
    found += reply.lines.length;
    cursor = reply.cursor;
  }
  const ms = performance.now() - asked;
  say(
    `a search ${what}: ${found} lines in ${ms.toFixed(0)} ms, goal ${SEARCH_GOAL_MS} ms`,
    found > 0 && ms <= SEARCH_GOAL_MS,
  );
}
await writer.close();
await elsewhere.stop();
await platform.stop();

/** Milliseconds from each line's being said to its being heard. */
async function lags(reader: Logs): Promise<number[]> {
  const live = { appId, group: 'live', name: randomUUID() };
  const said = await logs.open(live);
  const sent: number[] = [];
  const taken: number[] = [];
  const stop = new AbortController();
  const heard = (async () => {
    for await (const { number } of reader.follow(live, { signal: stop.signal })) {
      taken.push(performance.now() - (sent[number - 1] ?? 0));
      if (taken.length === LIVE_LINES) {
        return;
      }
    }
  })();
  for (let line = 0; line < LIVE_LINES; line += 1) {
    sent.push(performance.now());
    said.write({ from: 'stdout', text: `line ${line}` });
    await new Promise((resolve) => setTimeout(resolve, LIVE_MS));
  }
  const late = setTimeout(() => stop.abort(), 5000);
  await heard;
  clearTimeout(late);
  await said.close();
  if (taken.length !== LIVE_LINES) {
    throw new Error(`${taken.length} of ${LIVE_LINES} lines were heard`);
  }
  return taken;
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
