// The command behind `uos-platform retry`: long work that failed at each try, shown, or sent back to be tried again.
// It runs beside platforms on the same PostgreSQL; the embedded database has one user at a time.
import { installJobs } from '#kernel/time/boss-jobs';
import { type KeptLetter, listDeadLetters, retryDeadLetter } from '#kernel/time/dead-letters';
import type { PlatformOptions } from '../start/main.ts';
import { undoStack } from '../start/open-ports.ts';
import { existingDatabase } from './existing-database.ts';
import type { Language } from './serve-texts.ts';

interface RetryArguments extends PlatformOptions {
  readonly dataFolder: string;
  readonly json: boolean;
  /** An id, or `all`; nothing to look only. */
  readonly operand: string | undefined;
}

/** Answers the exit code: 1 where there is nothing of that id. */
export async function retry({ operand, json, ...options }: RetryArguments, language: Language): Promise<number> {
  const undo = undoStack();
  try {
    const connection = await existingDatabase(options, undo);
    await installJobs(connection);
    const letters = await listDeadLetters(connection.db);
    const wanted = letters.filter(({ id }) => operand === 'all' || operand === id);
    let retried = 0;
    for (const { id } of wanted) {
      retried += (await retryDeadLetter(connection.db, id)) ? 1 : 0;
    }
    const said = operand === undefined ? { letters } : { retried };
    process.stdout.write(`${json ? JSON.stringify(said) : textOf(said, language)}\n`);
    return operand === undefined || operand === 'all' || retried > 0 ? 0 : 1;
  } finally {
    await undo.run();
  }
}

function textOf(said: { letters: readonly KeptLetter[] } | { retried: number }, language: Language): string {
  const text = TEXTS[language];
  if ('retried' in said) {
    return text.retried(said.retried);
  }
  const { letters } = said;
  return letters.length === 0
    ? text.none
    : [text.some, ...letters.map((one) => `  ${one.id}  ${one.dueAt}  ${one.service} ${one.key}: ${one.error}`)].join(
        '\n',
      );
}

const TEXTS = {
  zh: {
    none: '没有已放弃的任务。',
    some: '已放弃的任务，用 uos-platform retry <id|all> 重试：',
    retried: (count: number) => (count === 0 ? '没有这个已放弃的任务。' : `已将 ${count} 个任务放回，等待重试。`),
  },
  en: {
    none: 'No work was given up.',
    some: 'Work that was given up; try it again with `uos-platform retry <id|all>`:',
    retried: (count: number) => (count === 0 ? 'There is no such work.' : `Sent back ${count} to be tried again.`),
  },
} as const;
