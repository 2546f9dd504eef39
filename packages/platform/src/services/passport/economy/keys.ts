// A call that comes with a key of the caller's own is done once: the same key again answers what the first one did, be it
// a refusal. Source: the `Idempotency-Key` of calls that give or take something.
import { createHash } from 'node:crypto';
import type { Call } from '#kernel/call/call';
import { Refusal } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { findKey, keepAnswer, takeKey } from './store/keys.ts';

type Keyed = Call<{ readonly idempotencyKey?: string | undefined }>;

/** What came of a call: a reply, or a refusal beside which what was written stays. */
export type Outcome<Reply> = { readonly reply: Reply } | { readonly refusal: Refusal };

/**
 * A handler whose work is one transaction, done once for each key; a refusal that it answers, unlike one that it throws,
 * is made after what it wrote was committed.
 */
export function once<C extends Keyed, Reply>(
  operation: string,
  work: (call: C) => Promise<Outcome<Reply>>,
): (call: C) => Promise<Reply> {
  return withOwnTransactions(async (call: C) => {
    const outcome = await call.ports.db.transaction().execute(async (db) => {
      const inside = { ...call, db };
      const done = await onceIn(inside, operation, () => work(inside));
      await call.recordIn(db);
      return done;
    });
    if ('refusal' in outcome) {
      throw outcome.refusal;
    }
    return outcome.reply;
  });
}

/**
 * The same inside a transaction that is open already.
 * @throws Refusal 60001 where the key came with something else before
 */
async function onceIn<Reply>(
  call: Keyed,
  operation: string,
  work: () => Promise<Outcome<Reply>>,
): Promise<Outcome<Reply>> {
  const { idempotencyKey: key, ...input } = call.input;
  if (key === undefined) {
    return work();
  }
  const { db, appId, now } = call;
  const asked = { appId, subject: subjectOf(call), operation, key };
  const fingerprint = fingerprintOf(input);
  if (!(await takeKey(db, asked, { fingerprint, now }))) {
    const known = await findKey(db, asked);
    if (known === undefined || known.fingerprint !== fingerprint) {
      throw call.refuse('exists', 'the key came with something else before', {
        details: ['Idempotency-Key: is of another call'],
      });
    }
    return revived<Reply>(known.answer);
  }
  const outcome = await work();
  await keepAnswer(db, asked, 'refusal' in outcome ? { refusal: kept(outcome.refusal) } : outcome);
  return outcome;
}

interface KeptRefusal {
  readonly status: number;
  readonly text: string;
  readonly code?: number;
  readonly details: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
}

const kept = ({ status, message: text, code, details, facts }: Refusal): KeptRefusal => ({
  ...{ status, text, details, facts },
  ...(code !== undefined && { code }),
});

function revived<Reply>(answer: unknown): Outcome<Reply> {
  const { refusal, reply } = answer as { readonly refusal?: KeptRefusal; readonly reply: Reply };
  return refusal === undefined ? { reply } : { refusal: new Refusal(refusal.status, refusal.text, refusal) };
}

/** Whose key it is: two players may choose the same word. */
function subjectOf({ principal }: Pick<Call, 'principal'>): string {
  return principal.kind === 'player' && principal.isAccount ? `persona ${principal.personaId}` : 'server';
}

function fingerprintOf(input: object): string {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
