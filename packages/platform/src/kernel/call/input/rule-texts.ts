// What a developer reads of a field that breaks a rule, behind the field's name. A text that a schema gives for a rule of
// its own goes first; this is for the rules every schema has.
import type * as z from 'zod';

type RawIssue = Parameters<NonNullable<z.core.$ZodErrorMap>>[0];

/** Named values up to here; a longer list is in the reference. */
const MOST_VALUES = 12;

/** The text of one broken rule; undefined leaves it to zod. */
export function ruleText(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_value':
      return issue.input === undefined ? 'required' : `must be ${oneOf(issue.values)}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'unrecognized_keys':
      return `has no field ${issue.keys.slice(0, MOST_VALUES).join(', ')}`;
    default:
      return undefined;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  guid: 'must be a UUID',
  email: 'must be an e-mail address',
  url: 'must be a URL',
  datetime: 'must be a time as 2026-01-31T00:00:00Z',
  date: 'must be a day as 2026-01-31',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items', set: 'items', record: 'keys' };

function bound(origin: string, limit: number | bigint, words: string): string {
  const unit = UNITS[origin];
  if (unit === undefined) {
    return `must be ${words} ${limit}`;
  }
  return words === 'at least' && Number(limit) === 1 ? 'must not be empty' : `must have ${words} ${limit} ${unit}`;
}

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_VALUES).map(String).join(', ');
  return values.length === 1 ? named : `one of ${named}${values.length > MOST_VALUES ? ', …' : ''}`;
}
