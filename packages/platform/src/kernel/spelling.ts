// The other spellings a server reads: old names, `ID` beside `Id`, numbers written as text.
// Source: wire/cdn-and-platform.md 2.1, 2.2, 2.3.5; wire/passport.md 1.4.
import type { Declared } from '@uos/contract';
import * as z from 'zod';

export interface Spelling {
  /** Other names of a key of the query. */
  aliases(key: string): readonly string[];
  /** The body as its schema spells it. */
  body(schema: z.ZodType, value: unknown): unknown;
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  OrganizationName: ['organizationName'],
  ServiceName: ['serviceName'],
};

/** Values that an old client sends for a key. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { ServiceName: { lobby: 'usync' } };

export function inputSpelling(call: Declared): Spelling {
  // why: content delivery writes snake_case and knows neither
  if (call.service.errorStyle === 'cdn') {
    return { aliases: () => [], body: (_schema, value) => value };
  }
  const aliases = (key: string): readonly string[] => [...(KEYS[key] ?? []), ...otherCase(key)];
  return {
    aliases,
    body(schema, value) {
      if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value)) {
        return value;
      }
      const spelled: Record<string, unknown> = { ...value };
      for (const [key, field] of Object.entries(schema.shape)) {
        const name = [key, ...aliases(key)].find((candidate) => Object.hasOwn(spelled, candidate));
        if (name === undefined) {
          continue;
        }
        const given = readValue(key, field as z.ZodType, spelled[name]);
        delete spelled[name];
        spelled[key] = given;
      }
      return spelled;
    },
  };
}

/** `realmID` for `realmId` and the other way round. */
function otherCase(key: string): string[] {
  if (/[a-z]ID$/.test(key)) {
    return [`${key.slice(0, -2)}Id`];
  }
  return /[a-z]Id$/.test(key) ? [`${key.slice(0, -2)}ID`] : [];
}

function readValue(key: string, field: z.ZodType, value: unknown): unknown {
  if (typeof value !== 'string') {
    return value;
  }
  if (unwrap(field) instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(value)) {
    return Number(value);
  }
  const words = VALUES[key] ?? {};
  return Object.hasOwn(words, value) ? words[value] : value;
}

/** The schema below `optional` and `nullable`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}
