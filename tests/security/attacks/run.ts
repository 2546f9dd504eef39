// Makes the tries of a class and collects what is wrong: another answer than may come, something of the inside, a secret,
// a thing of the victim's that changed, a server that is gone.
import { INSIDE } from '../../conformance/fuzz/judge.ts';
import { belongings } from '../../support/belongings.ts';
import type { WireReply } from '../../support/raw-wire.ts';
import { type Answers, type AttackClass, type Try, written } from './attack.ts';
import type { Scene } from './scene.ts';

export interface Outcome {
  readonly tries: number;
  readonly problems: readonly string[];
}

const PARALLEL = 8;

/** All tries of a class, or those at the places that are picked. */
export async function attack(
  scene: Scene,
  one: AttackClass,
  pick: (tries: readonly Try[]) => readonly Try[] = (tries) => tries,
): Promise<Outcome> {
  const tries = pick(await one.tries(scene));
  const before = await held(scene);
  const problems: string[] = [];
  const step = one.inTurn === true ? 1 : PARALLEL;
  for (let start = 0; start < tries.length; start += step) {
    const batch = tries.slice(start, start + step).map(async (each) => {
      const wrong = judged(scene, each, each.answers ?? one.answers, await sent(scene, each));
      return wrong.map((line) => `${one.name}: ${each.says}: ${line}`);
    });
    problems.push(...(await Promise.all(batch)).flat());
  }
  const after = await held(scene);
  for (const table of Object.keys(after).filter((name) => after[name] !== before[name] && !COUNTERS.has(name))) {
    problems.push(`${one.name}: ${table} of the victim changed`);
  }
  const alive = await scene.ask({ path: '/livez' });
  const serving = await scene.ask({ path: '/api/v1/buckets/', headers: scene.victim.credential });
  if (alive.statuses[0] !== 200 || serving.statuses[0] !== 200) {
    problems.push(`${one.name}: afterwards ${alive.statuses[0]} and ${serving.statuses[0]}`);
  }
  return { tries: tries.length, problems };
}

/** What anybody's request counts up for the app it names, and what is counted in memory and written a little later. */
const COUNTERS: ReadonlySet<string> = new Set([
  'public.call_windows',
  'public.used_nonces',
  'public.meter',
  'public.passport_daily_users',
  'public.passport_daily_realm_users',
]);

/** What the clock moves on by itself: a server of push goes on the meter each hour. */
const BY_THE_CLOCK: ReadonlySet<string> = new Set(['metered_until']);

/** Each table's rows that name something of the victim. */
async function held({ platform, victim }: Scene): Promise<Readonly<Record<string, string>>> {
  const ids = [...new Set([...Object.values(victim.things), victim.bucket, victim.privateBucket])];
  const rows = await belongings(platform, ids);
  return Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, JSON.stringify(found, still)]));
}

const still = (column: string, value: unknown): unknown => (BY_THE_CLOCK.has(column) ? undefined : value);

function sent(scene: Scene, { send }: Try): Promise<WireReply> {
  if (typeof send === 'function') {
    return send(scene);
  }
  return 'parts' in send ? scene.write(...send.parts) : scene.write(...written(scene, send));
}

/** Files of the machine that a path could lead to. */
const MACHINE = /root:[^:\n]*:0:0:|"masterKey"|BEGIN [A-Z ]*PRIVATE KEY/;

function judged(scene: Scene, one: Try, answers: Answers, { statuses, text, end }: WireReply): string[] {
  const shown = text.slice(0, 160).replace(/\s+/g, ' ');
  const wrong = fits(answers, statuses) ? [] : [`answered ${statuses.join() || `nothing, ${end}`} ${shown}`];
  if (statuses[0] !== undefined && statuses[0] >= 400 && INSIDE.test(text)) {
    wrong.push(`shows its inside: ${text.slice(-300)}`);
  }
  if (MACHINE.test(text) || scene.secrets.some((secret) => text.includes(secret))) {
    wrong.push('tells a secret');
  }
  if (one.never?.test(text) === true) {
    wrong.push(`says ${one.never}: ${text.slice(0, 400)}`);
  }
  return wrong;
}

function fits(answers: Answers, statuses: readonly number[]): boolean {
  const last = statuses.filter((status) => status !== 100);
  if (answers === 'harmless') {
    // why none too: a connection that is cut has done nothing
    return last.every((status) => status < 500 || status === 505);
  }
  if (answers === 'refused') {
    return last.length === 1 && (last[0] ?? 0) >= 400 && (last[0] ?? 0) < 500;
  }
  return last.length === 1 && answers.includes(last[0] ?? 0);
}
