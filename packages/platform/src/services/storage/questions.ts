// Statements are run by the platform that has the database: this one, or another that is told and answered for.
import { EngineFailed, EngineMissing, StatementRefused } from '#engines/databases/port';
import type { Ports } from '#kernel/ports';
import { WORK } from './names.ts';
import { isHeard } from './store/databases.ts';
import {
  answerQuestion,
  deleteQuestion,
  insertQuestion,
  isTaken,
  readAnswer,
  takeQuestions,
} from './store/questions.ts';
import type { Answer } from './tables.ts';

export interface Asked {
  readonly id: string;
  readonly appId: string;
  readonly text: string;
  readonly readOnly: boolean;
  readonly rows: number;
}

/** Topic on which a platform hears that it was answered. */
const ANSWERED = 'storage-answered';
const WAIT_MS = 45_000;
/** A node that is well has taken a question long before. */
const TAKEN_MS = 3000;
/** A node says three times within it that it lives. */
const SILENT_MS = 30_000;
const AWAY = 'the server that has the database does not answer; try again';

export async function runHere({ databases }: Ports, asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { id, ...statement } = asked;
  if (!databases.isServed(id)) {
    return { unavailable: 'the database is not reached yet; try again' };
  }
  try {
    return { answer: await databases.query(id, { ...statement, signal }) };
  } catch (error) {
    if (error instanceof StatementRefused) {
      return { refused: error.message, wouldWrite: error.wouldWrite };
    }
    if (error instanceof EngineFailed || error instanceof EngineMissing) {
      return { unavailable: error.message };
    }
    throw error;
  }
}

export async function askNode(
  { db, ids, fanOut, clock }: Ports,
  { id: database_id, appId: app_id, text: statement, readOnly, rows, node }: Asked & { readonly node: string },
  signal: AbortSignal,
): Promise<Answer> {
  if (!(await isHeard(db, node, new Date(clock.now().getTime() - SILENT_MS).toISOString()))) {
    return { unavailable: AWAY };
  }
  const id = ids.uuid();
  const heard = Promise.withResolvers<void>();
  const unsubscribe = fanOut.subscribe(ANSWERED, (answered) => {
    if (answered === undefined || answered === id) {
      heard.resolve();
    }
  });
  const late = setTimeout(heard.resolve, WAIT_MS);
  signal.addEventListener('abort', () => heard.resolve(), { once: true });
  try {
    await db.transaction().execute(async (tx) => {
      await insertQuestion(tx, {
        ...{ id, database_id, app_id, node, statement, read_only: readOnly, row_limit: rows },
        ...{ answer: null, created_at: clock.now().toISOString() },
      });
      await fanOut.publish(tx, WORK, node);
    });
    await Promise.race([heard.promise, new Promise((resolve) => setTimeout(resolve, TAKEN_MS).unref())]);
    if (!(await isTaken(db, id))) {
      return { unavailable: AWAY };
    }
    await heard.promise;
    return (await readAnswer(db, id)) ?? { unavailable: AWAY };
  } finally {
    clearTimeout(late);
    unsubscribe();
    await deleteQuestion(db, id);
  }
}

/** Runs what other platforms were asked, side by side. */
export async function answerQuestions(ports: Ports, node: string, signal: AbortSignal): Promise<void> {
  const { db, log, fanOut } = ports;
  for (const question of await takeQuestions(db, node)) {
    const asked: Asked = {
      ...{ id: question.database_id, appId: question.app_id, text: question.statement },
      ...{ readOnly: question.read_only, rows: question.row_limit },
    };
    void runHere(ports, asked, signal)
      .catch((error: unknown): Answer => {
        log.error({ err: error, database: asked.id }, 'a statement failed');
        return { unavailable: 'the platform failed' };
      })
      .then((answer) =>
        db.transaction().execute(async (tx) => {
          await answerQuestion(tx, question.id, answer);
          await fanOut.publish(tx, ANSWERED, question.id);
        }),
      )
      .catch((error: unknown) => log.warn({ err: error }, 'a statement was not answered'));
  }
}
