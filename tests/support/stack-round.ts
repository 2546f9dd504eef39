// Crashes that arrive and are read again while the symbols that they wait for come: in the end each is read, and each group
// has as many as are in it.
import { makeIndex } from '../../packages/platform/src/services/stacktrace/make-index.ts';
import { announced, BASE, reported } from '../../packages/platform/src/services/stacktrace/testing.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

const [BEFORE, MEANWHILE] = [2, 4];

/** Answers what is not as it has to be. */
export async function stackRound(platform: TestPlatform): Promise<readonly string[]> {
  const app = await platform.app(['stacktrace']);
  const recordIds: string[] = [];
  for (let sent = 0; sent < BEFORE; sent += 1) {
    recordIds.push(await reported(app));
  }
  const symbolId = await announced(app);
  const again = (ids: readonly string[]) => app.call('POST', `${BASE}/re-parse`, { recordIds: ids });
  const answers = await Promise.all([
    again(recordIds),
    makeIndex(platform.ports, symbolId, new AbortController().signal).then(() => undefined),
    ...Array.from({ length: MEANWHILE }, () => reported(app).then(() => undefined)),
    again(recordIds.toReversed()),
  ]);
  const { db } = platform.ports;
  const records = await db.selectFrom('stack_records').selectAll().where('app_id', '=', app.id).execute();
  const groups = await db.selectFrom('stack_groups').selectAll().where('app_id', '=', app.id).execute();
  const unread = records.filter(
    ({ status, missing_build_ids: missing }) => status !== 'finished' || missing.length > 0,
  );
  const wrong = groups.filter(
    ({ id, count }) => count === 0 || count !== records.filter(({ group_id }) => group_id === id).length,
  );
  return [
    ...answers.flatMap((answer) =>
      answer === undefined || answer.status === 200 ? [] : [`${answer.status} was answered`],
    ),
    ...(records.length === BEFORE + MEANWHILE ? [] : [`${records.length} records`]),
    ...unread.map(({ status }) => `a record is ${status} beside its symbols`),
    ...wrong.map(({ count }) => `a group counts ${count} and has another number`),
  ];
}
