// The knowledge assistant: answers from the platform's own documents. Source: wire/cdn-and-platform.md 2.3.8.
import type { knowledge } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { askModel, extract, snippetOf } from './answer.ts';
import {
  addMessages,
  type FoundDocument,
  findDocuments,
  forgetMessages,
  type Language,
  type MessageRow,
  readMessages,
  refreshDocuments,
  type Sought,
} from './store.ts';
import type { Hit } from './tables.ts';
import { wordsOf } from './words.ts';

const SESSION_BYTES = 18;
const REFERENCES = 5;
const REMEMBERED = 10;
const ALL_MESSAGES = 1000;
const DEFAULT_COUNT = 10;

export const knowledgeHandlers: Handlers<typeof knowledge> = {
  // why: a model may take a minute, and no transaction waits for it
  ask: withOwnTransactions(
    async (call: Call<{ Question: string; SessionId?: string | undefined; Language?: Language | undefined }>) => {
      const {
        Question,
        SessionId = `kn-${call.ports.ids.token(SESSION_BYTES)}`,
        Language: language = 'zh',
      } = call.input;
      if (Question.trim() === '') {
        throw call.refuse('invalid', 'invalid parameters', { details: ['Question: is empty'] });
      }
      await refreshDocuments(call);
      const words = wordsOf(Question);
      const { rows } = await findDocuments(call.db, { words, language }, REFERENCES);
      const before = await readMessages(call.db, SessionId, REMEMBERED);
      const Answer = await answerOf(call, Question, { words, language, found: rows, before });
      const References = rows.map((row) => hitOf(row, words));
      const now = call.ports.clock.now().toISOString();
      await call.ports.db.transaction().execute((db) =>
        addMessages(db, SessionId, [
          { id: call.ports.ids.uuid(), role: 'user', content: Question, hits: [], now: call.now },
          { id: call.ports.ids.uuid(), role: 'assistant', content: Answer, hits: References, now },
        ]),
      );
      return { SessionId, Answer, References, CreatedAt: now };
    },
  ),
  async history(call) {
    const { SessionId, Count = ALL_MESSAGES } = call.input;
    const rows = await readMessages(call.db, SessionId, Count);
    return {
      SessionId,
      Items: rows.map((row) => ({
        Role: row.role,
        Content: row.content,
        References: row.hits.map((hit) => ({ ...hit })),
        CreatedAt: row.created_at,
      })),
    };
  },
  async clearHistory(call) {
    await forgetMessages(call.db, call.input.SessionId);
    return {};
  },
  async searchDocuments(call) {
    const { Query, Count = DEFAULT_COUNT, Language: language = 'zh' } = call.input;
    await refreshDocuments(call);
    const words = wordsOf(Query);
    const { rows, total } = await findDocuments(call.db, { words, language }, Count);
    return { TotalCount: total, Items: rows.map((row) => hitOf(row, words)) };
  },
};

interface Known extends Sought {
  readonly found: readonly FoundDocument[];
  readonly before: readonly MessageRow[];
}

async function answerOf(call: Call, question: string, { words, language, found, before }: Known): Promise<string> {
  const { knowledgeModel: model } = call.ports.config;
  if (model === undefined) {
    return extract(found, { words, language });
  }
  try {
    return await askModel(model, question, { found, before });
  } catch (error) {
    call.ports.log.warn({ err: error, requestId: call.requestId }, 'the model of the assistant did not answer');
    return extract(found, { words, language });
  }
}

function hitOf({ title, url, body, score }: FoundDocument, words: readonly string[]): Hit {
  return { Title: title, Url: url, Snippet: snippetOf(body, words), Score: Math.round(score * 10_000) / 10_000 };
}
