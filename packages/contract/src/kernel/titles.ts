// What the contract says of the fields that an operation speaks of: their Chinese titles, and the words of their enums.
import * as z from 'zod';
import type { LabelTable } from '../labels/label.ts';
import { labelsAt } from './enums.ts';
import { type AnyOperation, jsonBody } from './service.ts';

/** Objects inside objects below this have no field that a person is told of; a schema may hold itself. */
const DEEPEST = 4;

/** By the path of a field, `attributes.promote_only`: as the reply has it, or else as it is sent. */
export interface FieldWords {
  readonly titles: ReadonlyMap<string, string>;
  /** Of the fields that are enums. */
  readonly labels: ReadonlyMap<string, LabelTable>;
}

export function fieldWords(operation: AnyOperation): FieldWords {
  const titles = new Map<string, string>();
  const labels = new Map<string, LabelTable>();
  const { query, reply } = operation;
  for (const schema of [typeof reply === 'string' ? undefined : reply, jsonBody(operation), query]) {
    if (schema !== undefined) {
      const root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Node;
      collect(root, { titles, labels, known: root.$defs ?? {} }, [], '');
    }
  }
  return { titles, labels };
}

/** `属性 · 仅晋级`: the titles on the way to a field; a key that has none stands there itself. Nothing where none has. */
export function titleOf(titles: ReadonlyMap<string, string>, field: string): string | undefined {
  const keys = field.split('.');
  const words = keys.map((key, index) => titles.get(keys.slice(0, index + 1).join('.')) ?? key);
  return words.join('.') === field ? undefined : words.join(' · ');
}

interface Node {
  readonly title?: string;
  /** Where the words of an enum stand. */
  readonly labels?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly allOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

interface Found {
  readonly titles: Map<string, string>;
  readonly labels: Map<string, LabelTable>;
  readonly known: Readonly<Record<string, Node>>;
}

function collect(node: Node, found: Found, path: readonly string[], inherited: string): void {
  const { titles, labels, known } = found;
  const title = inherited === '' ? (node.title ?? '') : inherited;
  const field = path.join('.');
  if (field !== '' && title !== '' && !titles.has(field)) {
    titles.set(field, title);
  }
  const table = labelsAt(node.labels);
  if (field !== '' && table !== undefined && !labels.has(field)) {
    labels.set(field, table);
  }
  const named = node.$ref === undefined ? undefined : known[node.$ref.replace('#/$defs/', '')];
  for (const part of [
    ...(named === undefined ? [] : [named]),
    ...(node.allOf ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ]) {
    collect(part, found, path, title);
  }
  for (const [key, inner] of path.length < DEEPEST ? Object.entries(node.properties ?? {}) : []) {
    collect(inner, found, [...path, key], '');
  }
}
