// Mail and gift codes under many hands at once: what is sent comes once to each, a code is used once, and what either
// brings is given with it or not at all. A short round runs at every change, the long one in `npm run soak`.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { appWithRealm, newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import type { Answer, TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import { inLanes } from './lanes.ts';
import { refuseFailures, tally } from './social-round.ts';

const COIN = 'GOLD_COIN';

export interface MailGame {
  readonly platform: TestPlatform;
  readonly app: TestApp;
  readonly realmId: string;
  readonly players: readonly TestPlayer[];
}

/** A game with a resource, and players who have none of it. */
export async function openMailGame(platform: TestPlatform, count: number, settings: object = {}): Promise<MailGame> {
  const place = await appWithRealm(platform, settings);
  await must(place.app, 'POST', '/resources', { slugName: COIN, displayName: '金币', type: 'VirtualCurrency' });
  const players: TestPlayer[] = [];
  for (let at = 0; at < count; at += 1) {
    players.push(await newPlayer(platform, place, `p${at}`));
  }
  return { ...place, platform, players };
}

async function must<Body = unknown>(app: TestApp, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await app.call(method, `/upass/v1${path}`, body);
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

async function together(calls: readonly Promise<Answer>[]): Promise<readonly Answer[]> {
  const answers = await Promise.all(calls);
  refuseFailures(answers);
  return answers;
}

function refuse(is: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(is, expected)) {
    throw new Error(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`);
  }
}

/** Units that a persona holds, by its inventory; they are the sum of its ledger. */
async function held({ platform, app }: MailGame, personaId: string): Promise<number> {
  const { rows } = await sql<{ held: number; booked: number }>`
    SELECT (SELECT coalesce(sum(quantity), 0) FROM passport_inventory
        WHERE app_id = ${app.id} AND persona_id = ${personaId})::int AS held,
      (SELECT coalesce(sum(delta), 0) FROM passport_ledger
        WHERE app_id = ${app.id} AND persona_id = ${personaId})::int AS booked`.execute(platform.ports.db);
  const [row] = rows;
  refuse(row?.held, row?.booked, `the ledger of ${personaId}`);
  return row?.held ?? 0;
}

async function heldByAll(game: MailGame): Promise<number> {
  let sum = 0;
  for (const { personaId } of game.players) {
    sum += await held(game, personaId);
  }
  return sum;
}

interface Pack {
  readonly tokenClassId: string;
  readonly code: string;
}

let packs = 0;

async function pack({ app }: MailGame, more: object): Promise<Pack> {
  packs += 1;
  const body = { name: `pack ${packs}`, resources: { [COIN]: 1 }, ...more };
  const { tokenClass } = await must<{ tokenClass: Pack }>(app, 'POST', '/token/classes', body);
  await must(app, 'POST', `/token/classes/${tokenClass.tokenClassId}/release`, {});
  return tokenClass;
}

async function codesOf({ app }: MailGame, { tokenClassId }: Pack, count: number): Promise<readonly string[]> {
  const body = { tokenClassId, count };
  const made = await must<{ tokenInstances: { code: string }[] }>(app, 'POST', '/token/instances/generate', body);
  return made.tokenInstances.map(({ code }) => code);
}

const redeem = (who: TestPlayer, code: string) => who.call('POST', '/token/redeem', { code });

/** Everybody uses one code at once, so many codes one after another; an operator makes every third invalid meanwhile. */
export async function codeRound(game: MailGame, rounds: number): Promise<void> {
  const kind = await pack(game, { codeType: 'Unique', redeemLimitPerPersona: rounds });
  let given = await heldByAll(game);
  for (let done = 0; done < rounds; done += 100) {
    const codes = await codesOf(game, kind, Math.min(100, rounds - done));
    for (const [at, code] of codes.entries()) {
      const uses = game.players.map((who) => redeem(who, code));
      const voided = at % 3 === 2 ? voidCode(game, code) : Promise.resolve(false);
      const counts = tally(await together(uses));
      const used = counts['200'] ?? 0;
      refuse(used + ((await voided) ? 1 : 0), 1, `one code by ${game.players.length} (${JSON.stringify(counts)})`);
      given += used;
    }
    refuse(await heldByAll(game), given, 'what codes gave');
  }
}

/** True where it was unused still. */
async function voidCode({ app }: MailGame, code: string): Promise<boolean> {
  const { tokenInstances } = await must<{ tokenInstances: { id: string }[] }>(app, 'POST', '/token/instances/search', {
    code,
  });
  const path = `/upass/v1/token/instances/${tokenInstances[0]?.id}/invalidate`;
  const [answer] = await together([app.call('POST', path, {})]);
  return answer?.status === 200;
}

/** Everybody uses the code of all three times at once, and then too many codes of a class at once. */
export async function limitRound(game: MailGame): Promise<void> {
  const before = await heldByAll(game);
  const { code } = await pack(game, { codeType: 'Universal' });
  const count = game.players.length;
  const thrice = game.players.flatMap((who) => [who, who, who]);
  const answers = await inLanes(3 * count, (at) => redeem(thrice[at] as TestPlayer, code));
  refuseFailures(answers);
  refuse(tally(answers), { 200: count, '400 90010': 2 * count }, 'a code for all');
  const limited = await pack(game, { codeType: 'Unique', redeemLimitPerPersona: 2 });
  for (const who of game.players) {
    const codes = await codesOf(game, limited, 6);
    const uses = tally(await together(codes.map((one) => redeem(who, one))));
    refuse(uses, { 200: 2, '400 90010': 4 }, 'a limit of two');
  }
  refuse((await heldByAll(game)) - before, 3 * count, 'what codes gave');
}

/** A burst of tries with codes that nobody has: ten are answered, the others wait. */
export async function guessRound({ players }: MailGame): Promise<void> {
  for (const who of players) {
    const tries = Array.from({ length: 25 }, (_, at) => redeem(who, `NOBODYHAS${at}`));
    refuse(tally(await together(tries)), { '404 50010': 10, '429 80001': 15 }, 'tries');
  }
}

let templates = 0;

async function template({ app }: MailGame, scope: 'Persona' | 'All', quantity: number): Promise<string> {
  templates += 1;
  const slugName = `mail-${templates}`;
  const attachments = quantity === 0 ? [] : [{ resourceSlug: COIN, quantity }];
  await must(app, 'POST', '/inbox/templates', { slugName, displayName: slugName, scope, title: slugName, attachments });
  return slugName;
}

interface Sent {
  readonly record: { readonly id: string };
  readonly message?: { readonly messageId: string };
}

const send = ({ app }: MailGame, templateSlugName: string, more: object = {}) =>
  must<Sent>(app, 'POST', '/inbox/messages', { templateSlugName, ...more });

/** A mail to each is taken in three ways at once, and taken back: it is given once, or taken back. */
export async function takeRound(game: MailGame, rounds: number): Promise<{ readonly recalled: number }> {
  const slug = await template(game, 'Persona', 1);
  let given = await heldByAll(game);
  let recalled = 0;
  for (let round = 0; round < rounds; round += 1) {
    const body = { templateSlugName: slug, personaIds: game.players.map(({ personaId }) => personaId) };
    const { record } = await must<Sent>(game.app, 'POST', '/inbox/messages/send-multi', body);
    const messages = await messagesOf(game, record.id);
    const takes = messages.flatMap(({ messageId, personaId }) => {
      const who = game.players.find((one) => one.personaId === personaId);
      const take = () => who?.call('POST', `/inbox/messages/${messageId}/consume`);
      return [take(), take(), who?.call('POST', '/inbox/messages/consume-all')].flatMap((one) => one ?? []);
    });
    const back = game.app.call('DELETE', `/upass/v1/inbox/records/${record.id}`);
    const [answer] = await together([back, ...takes]);
    const { recalledCount } = (answer?.body ?? { recalledCount: 0 }) as { recalledCount: number };
    recalled += recalledCount;
    given += game.players.length - recalledCount;
    refuse(await heldByAll(game), given, `round ${round}, of which ${recalledCount} were taken back`);
    await together(game.players.map((who) => who.call('DELETE', '/inbox/messages')));
  }
  return { recalled };
}

async function messagesOf({ app }: MailGame, recordId: string) {
  const messages: { messageId: string; personaId: string }[] = [];
  for (let start = 0; ; start += 100) {
    const body = { recordId, start, count: 100 };
    const page = await must<{ messages: typeof messages }>(app, 'POST', '/inbox/messages/search', body);
    messages.push(...page.messages);
    if (page.messages.length < 100) {
      return messages;
    }
  }
}

/** Everybody receives, several times at once, while mail to all is sent and every fourth is taken back. */
export async function receiveRound(game: MailGame, rounds: number): Promise<void> {
  const slug = await template(game, 'All', 0);
  const kept: string[] = [];
  const gone: string[] = [];
  const receive = () => game.players.map((who) => who.call('POST', '/inbox/receive'));
  for (let round = 0; round < rounds; round += 1) {
    const [sent] = await Promise.all([send(game, slug), together(receive())]);
    const { id } = sent.record;
    const isGone = round % 4 === 3;
    (isGone ? gone : kept).push(id);
    const recall = isGone ? [game.app.call('DELETE', `/upass/v1/inbox/records/${id}`)] : [];
    await together([...recall, ...receive(), ...receive()]);
  }
  await together(receive());
  const { rows } = await sql<{ persona_id: string; record_id: string; n: number }>`
    SELECT persona_id, record_id, count(*)::int AS n FROM passport_inbox_messages
    WHERE app_id = ${game.app.id} AND record_id IN (${sql.join([...kept, ...gone])})
    GROUP BY persona_id, record_id`.execute(game.platform.ports.db);
  refuse(
    rows.filter((row) => row.n !== 1 || gone.includes(row.record_id)),
    [],
    'what came twice, or was taken back',
  );
  refuse(rows.length, kept.length * game.players.length, 'what came');
}

/** Three places are filled by ten sendings at once. */
export async function fullRound(game: MailGame): Promise<void> {
  const slug = await template(game, 'Persona', 0);
  for (const { personaId } of game.players) {
    const body = { templateSlugName: slug, personaId };
    const calls = Array.from({ length: 10 }, () => game.app.call('POST', '/upass/v1/inbox/messages', body));
    refuse(tally(await together(calls)), { 200: 3, '429 80001': 7 }, 'an inbox of three');
  }
}

/** How long a batch of 10,000 takes, and the memory that a file of 100,000 codes adds to the process that writes it. */
export async function manyCodes(game: MailGame): Promise<{ readonly seconds: number; readonly extraBytes: number }> {
  const kind = await pack(game, { codeType: 'Unique' });
  const times: number[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const start = performance.now();
    await codesOf(game, kind, 10_000);
    times.push((performance.now() - start) / 1000);
  }
  times.sort((a, b) => a - b);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const answer = await game.app.call('POST', '/upass/v1/token/instances/export', { tokenClassId: kind.tokenClassId });
  clearInterval(watch);
  refuse(String(answer.body).split('\r\n').length, 100_002, 'lines of the file');
  return { seconds: times[Math.floor(times.length / 2)] ?? 0, extraBytes: most - before };
}
