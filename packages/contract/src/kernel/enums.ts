// Enums. Their words, names and colours have one home, a table of `labels`, and every face finds it by its path.
import * as z from 'zod';
import { type LabelTable, labels, type Transition, transitions, wordsOf } from '../labels/index.ts';

type Words<Values extends string> = z.ZodEnum<{ [Word in Values]: Word }>;

/**
 * The enum of a label table: exactly the words that have a label.
 * @example export const TicketStatus = enumOf(labels.ticket.status);
 */
export function enumOf<const T extends LabelTable>(table: T, params?: z.core.$ZodEnumParams): Words<keyof T & string> {
  const path = paths.get(table);
  if (path === undefined) {
    throw new Error(`no table of labels has exactly these words: ${Object.keys(table).join(', ')}`);
  }
  return labelled(wordsOf(table), path, params);
}

/** Some words of an enum, where a call takes no others. */
export function only<All extends string, const Some extends All>(
  schema: Words<All>,
  words: readonly Some[],
  params?: z.core.$ZodEnumParams,
): Words<Some> {
  return labelled(words, pathOf(schema), params);
}

/** The words of an enum and the empty text, which says that there is none. */
export function orEmpty<Values extends string>(schema: Words<Values>): Words<Values | ''> {
  return labelled<Values | ''>(['', ...schema.options], pathOf(schema));
}

/** Words that are shown as they stand: they have no labels. */
export function plainWords<const Values extends string>(
  words: readonly Values[],
  params?: z.core.$ZodEnumParams,
): Words<Values> {
  return labelled(words, NO_LABELS, params);
}

/** Stands where the path of a table would, so that a walk can tell an enum without labels from a forgotten one. */
export const NO_LABELS = 'none';

/** The table at a path such as `realm.status`. */
export function labelsAt(path: string | undefined): LabelTable | undefined {
  const [entity = '', field = ''] = path?.split('.') ?? [];
  return tables[entity]?.[field];
}

/** The steps between the values of that table; none where nobody wrote any down. */
export function transitionsAt(path: string): readonly Transition[] {
  const [entity = '', field = ''] = path.split('.');
  return steps[entity]?.[field] ?? [];
}

const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;
const steps: Readonly<Record<string, Readonly<Record<string, readonly Transition[]>>>> = transitions;
const paths: ReadonlyMap<LabelTable, string> = new Map(
  Object.entries(tables).flatMap(([entity, fields]) =>
    Object.entries(fields).map(([field, table]) => [table, `${entity}.${field}`] as const),
  ),
);

function labelled<Values extends string>(
  words: readonly Values[],
  path: string,
  params?: z.core.$ZodEnumParams,
): Words<Values> {
  const entries = Object.fromEntries(words.map((word) => [word, word])) as { [Word in Values]: Word };
  return (z.enum(entries, params) as Words<Values>).meta({ labels: path });
}

function pathOf(schema: z.core.$ZodType): string {
  return String(z.globalRegistry.get(schema)?.labels ?? NO_LABELS);
}
