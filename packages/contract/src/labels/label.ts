// How one value of an enum is shown: its words in two languages and its colour word.

/** Colour words: grey is over or unknown, blue under way, green good, yellow waiting, orange warning, red bad. */
export type Color = 'gray' | 'blue' | 'green' | 'yellow' | 'orange' | 'red';

export interface Label {
  readonly zh: string;
  readonly en: string;
  readonly color: Color;
}

export type LabelTable = Readonly<Record<string, Label>>;

/** The label of a value. A value the table does not know is shown as it is, in grey: servers may add values. */
export function label(table: LabelTable, value: string | boolean | null | undefined): Label {
  const key = value === null || value === undefined ? '' : String(value);
  const known = Object.hasOwn(table, key) ? table[key] : undefined;
  return known ?? { zh: key, en: key, color: 'gray' };
}

/** The words of an enum, in the order in which they are shown. */
export function wordsOf<T extends LabelTable>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table);
}
