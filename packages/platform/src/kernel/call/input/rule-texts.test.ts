import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ruleText } from './rule-texts.ts';

const told = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value, { error: ruleText });
  return (error?.issues ?? []).map(({ message }) => message);
};

describe('ruleText', () => {
  it('says of a field that is missing that it is required, whatever it is', () => {
    const schema = z.object({
      name: z.string(),
      size: z.number(),
      kind: z.enum(['a', 'b']),
      list: z.array(z.string()),
    });
    expect(told(schema, {})).toEqual(['required', 'required', 'required', 'required']);
  });

  it('says what a value has to be', () => {
    expect(told(z.string(), 1)).toEqual(['must be a text']);
    expect(told(z.number(), 'x')).toEqual(['must be a number']);
    expect(told(z.int(), 1.5)).toEqual(['must be a whole number']);
    expect(told(z.boolean(), 'yes')).toEqual(['must be true or false']);
    expect(told(z.array(z.string()), {})).toEqual(['must be a list']);
    expect(told(z.enum(['a', 'b']), 'c')).toEqual(['must be one of a, b']);
    expect(told(z.literal('a'), 'c')).toEqual(['must be a']);
    expect(told(z.uuid(), 'x')).toEqual(['must be a UUID']);
    expect(told(z.strictObject({}), { one: 1, two: 2 })).toEqual(['has no field one, two']);
  });

  it('names bounds with their unit', () => {
    expect(told(z.string().min(1), '')).toEqual(['must not be empty']);
    expect(told(z.string().min(8), 'short')).toEqual(['must have at least 8 characters']);
    expect(told(z.string().max(2), 'long')).toEqual(['must have at most 2 characters']);
    expect(told(z.array(z.string()).max(1), ['a', 'b'])).toEqual(['must have at most 1 items']);
    expect(told(z.number().min(5), 4)).toEqual(['must be at least 5']);
    expect(told(z.number().positive(), 0)).toEqual(['must be more than 0']);
  });

  it('leaves a rule its own text', () => {
    expect(told(z.string('no name'), 1)).toEqual(['no name']);
    expect(
      told(
        z.string().refine((text) => text !== 'x', 'not x'),
        'x',
      ),
    ).toEqual(['not x']);
  });
});
