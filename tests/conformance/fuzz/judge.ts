// What is wrong with an answer: it failed inside, shows its inside, or has not the shape that is declared.
import type { Declared, ErrorStyle } from '@uos/contract';
import * as z from 'zod';
import type { FuzzAnswer } from './send.ts';

const details = z.array(z.string());
const core = z.strictObject({ code: z.int(), info: z.string(), message: z.string(), details });
const service = z.strictObject({ code: z.int(), message: z.string(), details });
const realtime = service.extend({
  reservedHttpStatusCode: z.int(),
  details: z.array(z.strictObject({ field: z.string(), reason: z.string() })),
});
const ERROR_BODIES: Readonly<Record<ErrorStyle, z.ZodType>> = {
  platform: core,
  cdn: z.strictObject({ code: z.int(), reason: z.string(), details }),
  passport: service.extend({ passportErrorCode: z.int(), passportErrorDetail: z.record(z.string(), z.string()) }),
  service: realtime,
  multiverse: realtime,
};

/** SQL, stacks and the names of drivers and files. */
export const INSIDE =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+["\w]|\n\s+at |node_modules|\.ts:\d|violates \w+ constraint|syntax error at or near|invalid input syntax|out of range for type|kysely|pglite|PG_VERSION|ECONNREFUSED|TypeError|RangeError|Cannot read propert/i;

/** One line, or undefined where the answer is in order. `isItsOwn`: the path leads to this operation for certain. */
export function judge(call: Declared, answer: FuzzAnswer, isItsOwn: boolean): string | undefined {
  const { status, text } = answer;
  const got = `${status} ${text.slice(0, 300)}`;
  if (status >= 500) {
    return isDeclared(call, answer) ? undefined : got;
  }
  // why: the parser of HTTP refuses a head beyond 16 KB before there is a request
  if (status === 431) {
    return undefined;
  }
  if (status >= 400 && INSIDE.test(text)) {
    return `shows its inside: ${got}`;
  }
  if (status >= 400) {
    const body = parsed(text);
    const shapes = isItsOwn && status !== 423 ? [ERROR_BODIES[call.errorStyle]] : Object.values(ERROR_BODIES);
    return shapes.some((shape) => shape.safeParse(body).success) ? undefined : `no error body of its service: ${got}`;
  }
  return isItsOwn && status < 300 ? judgeReply(call, answer) : undefined;
}

/** What an operation asks of may be away, and it says so in its own words. */
function isDeclared({ operation, errorStyle }: Declared, { status, text }: FuzzAnswer): boolean {
  const body = parsed(text);
  const known: readonly (string | number)[] = operation.errors ?? [];
  return (
    status === 503 &&
    ERROR_BODIES[errorStyle].safeParse(body).success &&
    known.includes((body as { readonly code: number }).code)
  );
}

function judgeReply({ operation }: Declared, { text, status }: FuzzAnswer): string | undefined {
  const { reply } = operation;
  if (reply === 'nothing') {
    return text === '' ? undefined : `answers ${status} with a body: ${text.slice(0, 100)}`;
  }
  if (typeof reply === 'string') {
    return undefined;
  }
  const result = (reply as z.ZodType).safeParse(parsed(text));
  return result.success ? undefined : `not the declared reply: ${z.prettifyError(result.error).slice(0, 300)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
