// The same documents in English, out of the same facts. What the reference says in Chinese only is left out.
import type { EntityFacts, FieldRow, OperationFacts, ServiceFacts, StateFacts } from '@uos/contract/reference';

export interface EnglishText {
  readonly title: string;
  readonly body: string;
}

export function serviceInEnglish({ en, groups }: ServiceFacts): EnglishText {
  const operations = groups.flatMap((group) => group.operations);
  return { title: en, body: `What ${en} can do: ${operations.map((one) => one.en).join('; ')}.` };
}

export function operationInEnglish({ en, input, errors, examples }: OperationFacts): EnglishText {
  return {
    title: en,
    body: [
      // why in one line: it is what an answer quotes
      `${en}. Command line: ${examples.cli.split('\n').join('; ')}`,
      ...(input.length === 0 ? [] : ['Takes:', ...input.map(fieldLine)]),
      ...(errors.length === 0 ? [] : [`May say: ${[...new Set(errors.map(({ sent }) => sent))].join('; ')}`]),
      `Code: ${examples.sdk}`,
    ].join('\n'),
  };
}

export function entityInEnglish({ id, en, rows }: EntityFacts): EnglishText {
  return { title: en || id, body: [`${en || id}:`, ...rows.map(fieldLine)].join('\n') };
}

export function stateInEnglish({ path, values, steps }: StateFacts): EnglishText {
  const words = new Map(values.map(({ value, label }) => [value, label?.en ?? value]));
  const named = (value: string): string => words.get(value) ?? value;
  return {
    title: `States: ${path}`,
    body: [
      `One of: ${[...words.values()].join(', ')}`,
      ...steps.map(({ from, to }) => `${typeof from === 'string' ? '' : from.map(named).join(', ')} → ${named(to)}`),
    ].join('\n'),
  };
}

function fieldLine({ name, en, required, allowed }: FieldRow): string {
  const chosen = allowed.length === 0 ? '' : `; one of ${allowed.map(({ value }) => value).join(', ')}`;
  return `${name}${required ? ' (required)' : ''}: ${en}${chosen}`;
}
