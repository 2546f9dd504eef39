// What statements have in common that differ in their values alone, in the language of each engine.

const TEXT = {
  postgresql: /'(?:[^']|'')*'|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$/g,
  mysql: /'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S]|"")*"|\b0x[0-9A-Fa-f]+\b/g,
  mongo: /"(?:[^"\\]|\\[\s\S])*"/g,
} as const;
const NUMBER = /(?<![\w$.])-?\d+(?:\.\d+)?(?![\w.])/g;

/** A statement with `?` for each value in it; of a command of Redis that is its first word. */
export function statementShape(statement: string, engine: keyof typeof TEXT | 'redis'): string {
  return engine === 'redis'
    ? statement.replaceAll(/\s+\S+/g, ' ?')
    : statement.replace(TEXT[engine], '?').replace(NUMBER, '?');
}
