// Draws codes that the app does not have yet.
import type { Call } from '#kernel/call/call';
import { codeOf } from './rules.ts';
import { insertCodes } from './store/codes.ts';

interface Kind {
  readonly classId: string;
  readonly batchId: string | null;
  readonly prefix: string;
  readonly codeLength: number;
}

/** Each round draws what the rounds before left over; this often, only where hardly a code of the form is free. */
const ROUNDS = 20;

/** Draws so many and answers their ids, in the order in which they were drawn. */
export async function drawCodes(call: Call, kind: Kind, count: number): Promise<string[]> {
  const { db, appId, now, ports } = call;
  const made: string[] = [];
  for (let round = 0; made.length < count && round < ROUNDS; round += 1) {
    const drawn = Array.from({ length: count - made.length }, () => ({
      id: ports.ids.uuid(),
      code: codeOf(kind.prefix, kind.codeLength, ports.ids.hex(kind.codeLength)),
    }));
    const of = { app_id: appId, class_id: kind.classId, batch_id: kind.batchId, created_at: now };
    const fresh = await insertCodes(db, of, drawn);
    made.push(...drawn.flatMap(({ id }) => (fresh.has(id) ? [id] : [])));
  }
  if (made.length < count) {
    throw call.refuse('precondition', 'no codes of this form are left');
  }
  return made;
}
