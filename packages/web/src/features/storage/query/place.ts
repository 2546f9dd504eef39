// Where a statement is wrong, as an engine says it: `syntax error at or near "FORM" (at character 10)`.

export interface Place {
  readonly line: number;
  readonly column: number;
  /** Of the statement, from 0. */
  readonly offset: number;
  /** The line, for whoever looks at it. */
  readonly text: string;
}

const AT = / \(at character (\d+)\)/;

/** The words without their place, and the place in the statement where one is said. */
export function placeIn(statement: string, said: string): { readonly words: string; readonly place?: Place } {
  const [whole, at] = AT.exec(said) ?? [];
  const words = whole === undefined ? said : said.replace(whole, '');
  const characters = [...statement];
  const index = Number(at) - 1;
  if (at === undefined || index < 0 || index > characters.length) {
    return { words };
  }
  // why: engines count characters, and a text here has two units for some of them
  const before = characters.slice(0, index).join('');
  const lines = before.split('\n');
  const line = lines.length;
  const column = [...(lines.at(-1) ?? '')].length + 1;
  return { words, place: { line, column, offset: before.length, text: statement.split('\n')[line - 1] ?? '' } };
}
