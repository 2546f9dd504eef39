// Walks what callers send: names are lines, addresses lead to the web, a body has room for its own fields.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { services } from '../index.ts';
import { declared } from './walk.ts';

interface Sent {
  readonly key: string;
  readonly schema: z.core.JSONSchema.JSONSchema;
  readonly where: string;
}

const sent: readonly Sent[] = declared(services).flatMap(({ id, effect, operation: { body } }) =>
  effect === 'read' || !(body instanceof z.ZodType)
    ? []
    : textsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }), '', id),
);

function textsOf(schema: z.core.JSONSchema._JSONSchema, key: string, where: string): Sent[] {
  if (typeof schema === 'boolean') {
    return [];
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const { items, properties = {} } = schema;
  return [
    ...(schema.type === 'string' && schema.enum === undefined && schema.const === undefined
      ? [{ key, schema, where: `${where} ${key}` }]
      : []),
    ...inner.flatMap((one) => textsOf(one, key, where)),
    ...(items === undefined || Array.isArray(items) ? [] : textsOf(items, key, where)),
    ...Object.entries(properties).flatMap(([name, one]) => textsOf(one, name, where)),
  ];
}

const takes = ({ schema }: Sent, text: string): boolean =>
  schema.format === undefined && (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text));

/** Not shown to anybody else: looked up, or compared. */
const NOT_SHOWN = new Set([
  'session.adminLogin Username',
  'session.billingLogin Username',
  'multiverse.allocations.logs signature',
]);

describe('a name', () => {
  const names = sent.filter(({ key }) => /(name|title|subject|sender|company|legalperson)$/i.test(key));

  it('is one line: no caller writes into the terminal of who reads it', () => {
    expect(names.length).toBeGreaterThan(100);
    const open = names.filter((one) => takes(one, 'a\u001b[31mb') || takes(one, 'a\nb') || takes(one, 'a\u0085b'));
    expect(open.map(({ where }) => where).filter((where) => !NOT_SHOWN.has(where))).toEqual([]);
  });
});

describe('an address', () => {
  const addresses = sent.filter(({ key }) => /(url|uri)$/i.test(key));

  it('leads to the web: no script and no data behind a link', () => {
    expect(addresses.length).toBeGreaterThan(10);
    const open = addresses.filter((one) => takes(one, 'javascript:alert(1)') || takes(one, 'data:text/html,x'));
    expect(open.map(({ where }) => where)).toEqual([]);
  });
});

describe('a body', () => {
  /** Bytes of the longest that the schema itself takes; what has no bound counts for nothing. */
  const longest = (schema: z.core.JSONSchema._JSONSchema): number => {
    if (typeof schema === 'boolean') {
      return 0;
    }
    const { properties = {}, items, maxItems = 0, maxLength = 0 } = schema;
    const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(longest);
    const fields = Object.entries(properties).map(([name, one]) => name.length + longest(one));
    const rows = items === undefined || Array.isArray(items) ? 0 : maxItems * longest(items);
    return maxLength + rows + Math.max(0, ...inner) + fields.reduce((sum, one) => sum + one, 0);
  };

  it('says what room it needs where its own fields allow more than 64 KiB', () => {
    const small = declared(services).filter(({ operation: { body, bodyLimit } }) => {
      const schema =
        body instanceof z.ZodType
          ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' })
          : {};
      return bodyLimit === undefined && longest(schema) > 64 * 1024;
    });
    expect(small.map(({ id }) => id)).toEqual([]);
  });
});
