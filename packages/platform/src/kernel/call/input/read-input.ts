// Raw request → the flat, checked input of a handler. Query strings are read by the schema's own types.
import { type AnyOperation, type Declared, headerName, jsonBody, plainHeaderName } from '@uos/contract';
import { serverMessages } from '@uos/contract/messages';
import * as z from 'zod';
import type { Asked } from '../admission.ts';
import { Refusal, styles } from '../errors.ts';
import type { SentHeaders } from '../message.ts';
import { inParts, LONG_TEXT, type LongLists, longListsOf } from './long-lists.ts';
import { ruleText } from './rule-texts.ts';
import { inputSpelling, type Spelling, unwrap } from './spelling.ts';
import { UnreadRow } from './unread-row.ts';

export interface RawRequest extends Asked {
  /** Text of the body, or its bytes as they come; undefined where the method carries none. */
  readonly body: string | AsyncIterable<Uint8Array> | undefined;
}

/** What of a call says how its input is read; a socket is opened with a query alone. */
type Read = Pick<Declared, 'errorStyle'> & {
  readonly operation: Pick<AnyOperation, 'paramNames' | 'params' | 'query' | 'headers' | 'body' | 'bodyAt'>;
};

type Input = Record<string, unknown>;

/** A reader made once per operation; it throws the service's refusal for input that breaks a rule, or rejects with it. */
export function inputReader(call: Read): (raw: RawRequest) => Input | Promise<Input> {
  const { operation } = call;
  const { common: no, refuse } = styles[call.errorStyle];
  const outOfRange: Invalid | undefined =
    call.errorStyle === 'cdn' ? (detail, options) => refuse('out-of-range', detail, options) : undefined;
  const params = z.object(
    Object.fromEntries(
      operation.paramNames.map((name: string) => [name, operation.params?.[name] ?? z.string().min(1).max(1024)]),
    ),
  );
  const query: z.ZodObject | undefined = operation.query;
  const headers: z.ZodObject | undefined = operation.headers;
  const body = jsonBody(operation);
  const bodyAt: string | undefined = operation.bodyAt;
  const spelling = inputSpelling(call.errorStyle);
  const lists = bodyAt === undefined ? longListsOf(body) : undefined;
  const hasRows = [...(lists?.elements.values() ?? [])].some(({ byItself }) => byItself);

  let reads = 0;
  let quick: z.ZodType | undefined;
  /** The schema of the body as a program of its own, once it is read often: it says the same in a fraction of the time. */
  const bodySchema = (schema: z.ZodType): z.ZodType => {
    reads += 1;
    if (reads < OFTEN) {
      return schema;
    }
    quick ??= z.compile(schema);
    return quick;
  };

  const readRow = (element: z.ZodType, given: unknown): unknown => {
    try {
      return check(element, spelling.spelled(element, given), no['wrong-shape']);
    } catch (error) {
      if (error instanceof Refusal) {
        return new UnreadRow(given, error);
      }
      throw error;
    }
  };

  const readLists = async (value: unknown, { frame, elements }: LongLists): Promise<Input> => {
    const spelled = spelling.spelled(frame, value) as Input;
    // why without what is in the lists: that is looked at below, each in its part
    const emptied = Object.entries(spelled).map(([key, given]) =>
      elements.has(key) && Array.isArray(given) ? [key, given.map(() => null)] : [key, given],
    );
    const input: Input = { ...(check(frame, Object.fromEntries(emptied), no.invalid) as Input) };
    for (const [key, { element, byItself }] of elements) {
      const given = spelled[key];
      if (Array.isArray(given)) {
        const each = z.array(element);
        input[key] = await inParts(given, (some, from) =>
          byItself
            ? some.map((one) => readRow(element, one))
            : check(each, spelling.spelled(each, some), no.invalid, {
                at: (path) => [key, from + Number(path[0]), ...path.slice(1)],
              }),
        );
      }
    }
    return input;
  };

  return (raw) => {
    const input: Input = operation.paramNames.length === 0 ? {} : { ...check(params, raw.params, no.invalid) };
    if (query !== undefined) {
      Object.assign(input, check(query, readQuery(query, raw.query, spelling), no.invalid, { outOfRange }));
    }
    if (headers !== undefined) {
      Object.assign(input, check(headers, readHeaders(headers, raw.headers), no.invalid));
    }
    if (operation.body === 'bytes' && bodyAt !== undefined) {
      input[bodyAt] = raw.body;
    }
    if (body !== undefined) {
      const value = parseBody(typeof raw.body === 'string' ? raw.body : undefined, no);
      if (bodyAt === undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
        throw no['wrong-shape']('the body must be a JSON object');
      }
      const isLong = typeof raw.body === 'string' && raw.body.length > LONG_TEXT;
      if (lists !== undefined && (isLong || hasRows)) {
        return readLists(value, lists).then((checked) => Object.assign(input, checked));
      }
      const isSafe = typeof raw.body === 'string' && hasOnlyStorable(raw.body);
      const checked = check(bodySchema(body), spelling.spelled(body, value), no.invalid, { isSafe });
      if (bodyAt === undefined) {
        Object.assign(input, checked);
      } else {
        input[bodyAt] = checked;
      }
    }
    return input;
  };
}

/** why not the first time: making the program takes a millisecond, and most operations are asked for now and then */
const OFTEN = 50;

type Invalid = (detail: string, options?: { details?: readonly string[] }) => Refusal;

interface Checking {
  /** How a number out of its range is refused, where that is told apart. */
  readonly outOfRange?: Invalid | undefined;
  /** Where in the body a path of the value is. */
  readonly at?: (path: readonly PropertyKey[]) => readonly PropertyKey[];
  /** That what it holds may be written into a database is known. */
  readonly isSafe?: boolean;
}

function check<T>(
  schema: z.ZodType<T>,
  value: unknown,
  invalid: Invalid,
  { outOfRange = invalid, at = (path) => path, isSafe = false }: Checking = {},
): T {
  const result = schema.safeParse(value, { error: ruleText });
  if (result.success) {
    if (!isSafe) {
      refuseUnstorable(result.data, invalid);
    }
    return result.data;
  }
  const { issues } = result.error;
  const [first = 'invalid', ...rest] = issues.slice(0, 10).map((issue) => {
    const where = at(issue.path).join('.');
    return where === '' ? issue.message : `${where}: ${issue.message}`;
  });
  const refusal = (issues.every(isBeforeFirstPage) ? outOfRange : invalid)(first, { details: rest });
  const own = issues.find((issue) => Object.hasOwn(serverMessages, issue.message));
  throw own === undefined ? refusal : worded(refusal, own.message);
}

/** why only pages: that is the one range that content delivery has a number of its own for; wire/cdn-and-platform.md 1.2 */
function isBeforeFirstPage({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'too_small' && (path[0] === 'page' || path[0] === 'per_page');
}

/** A schema may name the server's own text for a broken rule; it takes the place of the general one. */
function worded(refusal: Refusal, text: string): Refusal {
  const { status, code, details } = refusal;
  return new Refusal(status, text, { details, ...(code === undefined ? {} : { code }) });
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair, and the embedded one gives a text back without the byte
 * order mark it began with; all are refused here, before they are an error.
 */
function refuseUnstorable(value: unknown, invalid: Invalid): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      throw invalid('text must not contain a NUL character');
    }
    if (!value.isWellFormed()) {
      throw invalid('text must be well-formed Unicode');
    }
    if (value.startsWith('\ufeff')) {
      throw invalid('text must not begin with a byte order mark');
    }
    return;
  }
  if (Array.isArray(value)) {
    for (const inner of value) {
      refuseUnstorable(inner, invalid);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      refuseUnstorable(key, invalid);
      refuseUnstorable((value as Readonly<Record<string, unknown>>)[key], invalid);
    }
  }
}

/** True of a JSON in which nothing can stand that is refused: one look at its text instead of one at each value. */
function hasOnlyStorable(json: string): boolean {
  return !/\\u|\ufeff/.test(json) && json.isWellFormed();
}

/** May it be written into a database? */
export function isStorable(value: unknown): boolean {
  try {
    refuseUnstorable(value, (text) => new Refusal(400, text));
    return true;
  } catch {
    return false;
  }
}

function parseBody(text: string | undefined, no: (typeof styles)['platform']['common']): unknown {
  if (text === undefined || text.trim() === '') {
    return {};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw no['not-json']('the body is not JSON', { cause });
  }
  if (isDeeper(value, DEEPEST)) {
    throw no.invalid(`the body is nested more than ${DEEPEST} deep`);
  }
  return value;
}

/** why: whatever walks a value calls itself for each level, and a stack ends at some thousands of them */
const DEEPEST = 64;

function isDeeper(value: unknown, levels: number): boolean {
  if (levels === 0) {
    return true;
  }
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** Reads each known key by its schema; `key[]` and a single value are accepted for arrays. Unknown keys are ignored. */
function readQuery(schema: z.ZodObject, query: URLSearchParams, spelling: Spelling): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const given = [key, ...spelling.aliases(key, field as z.ZodType)].flatMap((name) => [
      ...query.getAll(name),
      ...query.getAll(`${name}[]`),
    ]);
    if (given.length === 0 || (given.length === 1 && given[0] === '' && !acceptsText(field as z.ZodType))) {
      continue;
    }
    const inner = unwrap(field as z.ZodType);
    values[key] =
      inner instanceof z.ZodArray
        ? given.map((value) => readValue(inner.element as z.ZodType, value))
        : spelling.word(field as z.ZodType, readValue(inner, given[0] ?? ''));
  }
  return values;
}

function readHeaders(schema: z.ZodObject, headers: SentHeaders): Record<string, unknown> {
  const given = Object.keys(schema.shape).map(
    (key) => [key, headers.get(headerName(key)) ?? headers.get(plainHeaderName(key)) ?? undefined] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function acceptsText(schema: z.ZodType): boolean {
  return unwrap(schema) instanceof z.ZodString;
}

function readValue(schema: z.ZodType, text: string): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) {
    return numberOf(text);
  }
  // why the set: `value` of a literal with several values throws
  if (inner instanceof z.ZodLiteral && Array.from(inner.values).some((value) => typeof value === 'number')) {
    return numberOf(text);
  }
  if (inner instanceof z.ZodBoolean) {
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  }
  return text;
}

function numberOf(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
