// A word as a shell takes it, for the lines that we tell somebody to type.

/** As it is where a shell leaves it alone, else in single quotes. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
