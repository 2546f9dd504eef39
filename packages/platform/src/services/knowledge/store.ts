// SQL of the documents and conversations of the assistant.
import { type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import type { Document } from './document-text.ts';
import { digestOf, documents } from './documents.ts';
import type { Hit, KnowledgeTables } from './tables.ts';
import { wordsOf } from './words.ts';

const DIGEST = 'knowledge/digest';
const ROWS_AT_ONCE = 200;
/** Two builds beside each other, in an upgrade, would else put their own documents in place at every question. */
const LOOK_AGAIN_MS = 3_600_000;
let ownDigest: string | undefined;
/** When a platform last knew that the documents were its own. */
const knownAt = new WeakMap<Ports, number>();

/** Brings the documents to those of this build, where they are not; of several processes one does it. */
export async function refreshDocuments({ db, ports, afterCommit }: Asking): Promise<void> {
  const nowMs = ports.clock.now().getTime();
  if (nowMs - (knownAt.get(ports) ?? Number.NEGATIVE_INFINITY) < LOOK_AGAIN_MS) {
    return;
  }
  await bringDocuments(db);
  afterCommit(() => {
    knownAt.set(ports, nowMs);
  });
}

type Asking = Pick<Call, 'db' | 'ports' | 'afterCommit'>;

let reading: Promise<Document[]> | undefined;

/** Calls that need them at the same moment read them together; nothing of them is kept. */
function readDocuments(): Promise<Document[]> {
  reading ??= documents().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function bringDocuments(db: Db): Promise<void> {
  const all = ownDigest === undefined ? await readDocuments() : undefined;
  ownDigest ??= digestOf(all ?? []);
  if ((await storedDigest(db)) === ownDigest) {
    return;
  }
  const fresh = all ?? (await readDocuments());
  const work = async (tx: Db) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${DIGEST}, 0))`.execute(tx);
    if ((await storedDigest(tx)) !== ownDigest) {
      await replaceDocuments(tx, fresh);
      await tx
        .insertInto('settings')
        .values({ key: DIGEST, value: json<unknown>(ownDigest) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json<unknown>(ownDigest) }))
        .execute();
    }
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}

async function storedDigest(db: Db): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', DIGEST).executeTakeFirst();
  return row?.value;
}

/** why the English title of a thing weighs less: it is a sentence about it, where a Chinese one is its name */
async function replaceDocuments(db: Db, all: readonly Document[]): Promise<void> {
  await db.deleteFrom('knowledge_documents').execute();
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const rows = all.slice(start, start + ROWS_AT_ONCE).map(
      ({ url, title, body, alsoFoundBy, isTask, en }) => sql`(${url}, ${title}, ${body},
        setweight(to_tsvector('simple', ${wordsOf(title).join(' ')}), ${sql.lit(isTask ? 'A' : 'B')}) ||
        setweight(to_tsvector('simple', ${wordsOf(body).join(' ')}), 'C') ||
        setweight(to_tsvector('simple', ${wordsOf(alsoFoundBy).join(' ')}), 'D'),
        ${en.title}, ${en.body},
        setweight(to_tsvector('english', ${wordsOf(en.title).join(' ')}), ${sql.lit(isTask ? 'A' : 'C')}) ||
        setweight(to_tsvector('english', ${wordsOf(en.body).join(' ')}), 'C') ||
        setweight(to_tsvector('english', ${wordsOf(alsoFoundBy).join(' ')}), 'D'))`,
    );
    await sql`INSERT INTO knowledge_documents (url, title, body, tokens, title_en, body_en, tokens_en)
      VALUES ${sql.join(rows)}
      ON CONFLICT (url) DO NOTHING`.execute(db);
  }
}

export interface FoundDocument {
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly score: number;
}

/** Each is looked for in every document, and what comes after so many says little more. */
const MOST_WORDS = 48;

export type Language = 'zh' | 'en';

/** Which words are looked for, and in which language the documents are read; a Chinese question finds English ones too. */
export interface Sought {
  readonly words: readonly string[];
  readonly language: Language;
}

/** What each language is looked for in, and the words of it that are one. */
const TOKENS = {
  zh: { tokens: sql.ref('d.tokens'), config: sql.lit('simple') },
  en: { tokens: sql.ref('d.tokens_en'), config: sql.lit('english') },
} as const;

/** Documents with at least one of the words, best first. */
export async function findDocuments(
  db: Db,
  { words, language }: Sought,
  count: number,
): Promise<{ rows: FoundDocument[]; total: number }> {
  const distinct = [...new Set(words)].slice(0, MOST_WORDS);
  if (distinct.length === 0) {
    return { rows: [], total: 0 };
  }
  const { tokens, config } = TOKENS[words.some((word) => /\p{Script=Han}/u.test(word)) ? 'zh' : language];
  const read = language === 'en' ? sql`d.title_en AS title, d.body_en AS body` : sql`d.title, d.body`;
  // why as an or of plain queries: they are words then, whatever characters they hold
  const query = sql.join(
    distinct.map((word) => sql`plainto_tsquery(${config}, ${word})`),
    sql` || `,
  );
  // why weighed: a word of few documents says more than one that stands in most of them, and of two titles the one that
  // says little else fits better
  const { rows } = await sql<FoundDocument & { total: number }>`
    WITH word AS (
      SELECT text, plainto_tsquery(${config}, text) AS query,
        ln((SELECT count(*) + 1 FROM knowledge_documents)::float8
          / (SELECT count(*) + 1 FROM knowledge_documents d WHERE ${tokens} @@ plainto_tsquery(${config}, text))) AS weight
      FROM unnest(${distinct}::text[]) text
    )
    SELECT d.url, ${read}, count(*) OVER () AS total,
      fit.weight / nullif((SELECT sum(weight) FROM word), 0) * 0.6
        + ts_rank('{0.1, 0.2, 0.4, 1.0}', ${tokens}, (${query}), 1)::float8 * 0.2
        + fit.titles / greatest(length(ts_filter(${tokens}, '{a,b}')), 1) * 0.2 AS score
    FROM knowledge_documents d
    CROSS JOIN LATERAL (
      SELECT sum(word.weight) AS weight,
        count(*) FILTER (WHERE ts_filter(${tokens}, '{a,b}') @@ word.query)::float8 AS titles
      FROM word WHERE ${tokens} @@ word.query
    ) fit
    WHERE ${tokens} @@ (${query})
    ORDER BY score DESC NULLS LAST, d.url LIMIT ${count}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export type MessageRow = Selectable<KnowledgeTables['knowledge_messages']>;

export interface NewMessage {
  readonly id: string;
  readonly role: MessageRow['role'];
  readonly content: string;
  readonly hits: readonly Hit[];
  readonly now: string;
}

/** Adds messages to a conversation in their order. */
export async function addMessages(db: Db, sessionId: string, messages: readonly NewMessage[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`knowledge/${sessionId}`}, 0))`.execute(db);
  const { rows } = await sql<{ num: number }>`
    SELECT coalesce(max(num), 0)::integer AS num FROM knowledge_messages WHERE session_id = ${sessionId}`.execute(db);
  const last = rows[0]?.num ?? 0;
  await db
    .insertInto('knowledge_messages')
    .values(
      messages.map(({ id, role, content, hits, now }, index) => ({
        ...{ id, session_id: sessionId, num: last + index + 1, role, content, hits: json(hits), created_at: now },
      })),
    )
    .execute();
}

/** The newest messages of a conversation, oldest first. */
export async function readMessages(db: Db, sessionId: string, count: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('knowledge_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('num', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}

export async function forgetMessages(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('knowledge_messages').where('session_id', '=', sessionId).execute();
}
