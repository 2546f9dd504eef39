import { type AnyOperation, declared, services } from '@uos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cdnFields } from '../generated/cdn.fields.ts';
import { formats } from '../generated/formats.ts';
import { checkInput } from './check-input.ts';
import type { FieldData, OperationFields, ServiceFields } from './field-data.ts';
import { problemText } from './problem-text.ts';

/** Inputs of each operation; `npm run soak -- made` draws many. */
const RUNS = Number(process.env.UOS_TEST_CASES ?? 20);

describe('checkInput', () => {
  it('judges generated inputs of every operation as the contract does', { timeout: 400_000 }, async () => {
    let accepted = 0;
    // why not those: what is followed is no call of the SDK
    const calls = declared(services).filter(({ operation }) => operation.reply !== 'events');
    for (const { id, service, group, verb, operation } of calls) {
      const generated = (await import(`../generated/${service.name}.fields.ts`)) as Record<string, ServiceFields>;
      const fields = generated[`${id.split('.')[0]}Fields`]?.[group === undefined ? verb : `${group}.${verb}`];
      expect(fields, id).toBeDefined();
      const schema = inputSchema(operation);
      fc.assert(
        fc.property(inputs(fields ?? {}), (input) => {
          const ours = checkInput(fields ?? {}, input);
          const theirs = schema.safeParse(input);
          accepted += Number(theirs.success);
          expect(ours.length === 0, `${id} ${JSON.stringify({ input, ours, theirs: theirs.error?.issues })}`).toBe(
            theirs.success,
          );
        }),
        { numRuns: RUNS },
      );
    }
    expect(accepted).toBeGreaterThan(500);
  });

  it('names every wrong key', () => {
    const problems = checkInput(cdnFields['buckets.create'] ?? {}, { name: '', descriptoin: 'x', private: 'yes' });
    expect(problems.map((problem) => problemText(problem, 'en'))).toMatchInlineSnapshot(`
      [
        "name must not be empty",
        "private must be true or false",
        "descriptoin is not a known field",
      ]
    `);
    expect(problems.map((problem) => problemText(problem, 'zh'))).toMatchInlineSnapshot(`
      [
        "名称不能为空",
        "私有类型应为布尔值",
        "descriptoin 没有这个字段",
      ]
    `);
  });

  it('says how far a number has to be from a limit that does not count', () => {
    const fields: OperationFields = { cpu: { type: 'number', above: 0, below: 8, zh: '核数' } };
    const texts = [0, 8].flatMap((cpu) => {
      const [problem] = checkInput(fields, { cpu });
      return problem === undefined ? [] : [problemText(problem, 'zh'), problemText(problem, 'en')];
    });
    expect(texts).toEqual(['核数必须大于 0', 'cpu must be more than 0', '核数必须小于 8', 'cpu must be less than 8']);
    expect(checkInput(fields, { cpu: 0.5 })).toEqual([]);
  });

  it('finds what is wrong deep inside', () => {
    const entries = [{ path: 'a', content_hash: 'nothex', content_size: 1.5 }];
    const problems = checkInput(cdnFields['entries.upsertMany'] ?? {}, { id: crypto.randomUUID(), entries });
    expect(problems.map(({ path, kind }) => `${path} ${kind}`)).toMatchInlineSnapshot(`
      [
        "entries[0].content_hash min",
        "entries[0].content_size type",
      ]
    `);
  });
});

/** The flat input as zod sees it. */
function inputSchema(operation: AnyOperation): z.ZodType {
  const {
    query,
    headers,
    body,
    bodyAt,
    params = {},
  } = operation as {
    query?: z.ZodObject;
    headers?: z.ZodObject;
    body?: z.ZodType;
    bodyAt?: string;
    params?: Record<string, z.ZodType>;
  };
  const path = operation.paramNames.map((name) => [name, params[name] ?? z.string().min(1)] as const);
  const bodyShape = body === undefined ? {} : bodyAt === undefined ? (body as z.ZodObject).shape : { [bodyAt]: body };
  return z.strictObject({ ...Object.fromEntries(path), ...query?.shape, ...headers?.shape, ...bodyShape });
}

const JUNK = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'x', 0, -1, 0.001, 1.5, 2 ** 53, true, [], {}, ['x'], { a: 1 }, undefined),
  fc.string({ maxLength: 80 }),
  fc.integer(),
  fc.double(),
);

/** Mostly inputs that are nearly right: most keys valid, now and then one missing, wrong or unknown. */
function inputs(fields: OperationFields): fc.Arbitrary<unknown> {
  const entries = Object.entries(fields).map(([key, field]) => [key, keyValue(field)] as const);
  const record = fc.record(Object.fromEntries(entries)).map(withoutAbsent);
  return fc
    .tuple(record, fc.constantFrom(...new Array<null>(20).fill(null), 'extra', 'toString'))
    .map(([input, extra]) => (extra === null ? input : { ...input, [extra]: 1 }));
}

const ABSENT = Symbol('absent');

function keyValue(field: FieldData): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: valid(field), weight: 12 },
    { arbitrary: fc.constant(ABSENT), weight: field.required === true ? 1 : 6 },
    { arbitrary: JUNK, weight: 1 },
  );
}

function withoutAbsent(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ABSENT));
}

function valid(field: FieldData): fc.Arbitrary<unknown> {
  if (field.enum !== undefined) {
    return fc.constantFrom<unknown>(...field.enum);
  }
  const { min = 0, max = min + 50 } = field;
  switch (field.type) {
    case 'string':
      return text(field);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: field.min ?? -1000, max: field.max ?? 1_000_000 }),
        fc.constantFrom(min - 1, max + 1),
      );
    case 'number':
      return fc.integer({ min: -100, max: 10_000 }).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valid(field.items ?? { type: 'json' }), { maxLength: Math.min(max, 4) + 1 });
    case 'object':
      return inputs(field.fields ?? {});
    case 'map':
      return fc.dictionary(
        fc.string(),
        keyValue(field.values ?? { type: 'json' }).filter((value) => value !== ABSENT),
      );
    case 'union':
      return fc.oneof(...(field.anyOf ?? []).map(valid));
    default:
      return fc.jsonValue();
  }
}

function text({ min = 0, max = min + 60, pattern, format }: FieldData): fc.Arbitrary<string> {
  const source = format === undefined ? pattern : formats[format];
  const near = [Math.max(min - 1, 0), min, max, max + 1].filter((length) => length <= 3000);
  const plain = fc.oneof(
    fc.string({ minLength: min, maxLength: Math.min(max, min + 60) }),
    fc.constantFrom(...near).map((length) => 'a'.repeat(length)),
  );
  return source === undefined ? plain : fc.oneof({ arbitrary: matching(source), weight: 8 }, plain);
}

function matching(source: string): fc.Arbitrary<string> {
  // why: fast-check makes no texts for look-aheads; those are rules of paths here
  return /\(\?[=!]/.test(source)
    ? fc
        .array(fc.constantFrom('a', 'Z9', '.', '..', 'a b', '目录', ''), { maxLength: 5 })
        .map((parts) => parts.join('/'))
    : kept(source);
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** Kept by their pattern: to make them takes a hundred times longer than to draw from them. */
function kept(source: string): fc.Arbitrary<string> {
  const made = texts.get(source) ?? fc.stringMatching(new RegExp(source));
  texts.set(source, made);
  return made;
}
