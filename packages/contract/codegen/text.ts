// Small tools of the emitters: names, comments, source literals.

export const GENERATED = '// Generated from the contract by `npm run gen`; do not edit.';

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-.])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** An operation's key as a name: `buckets.list` → `bucketsList`. */
export function camelCaseKey(key: string): string {
  return key.replace(/[-.]([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A string as it stands in our sources. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A property name, quoted only where it must be. */
export function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** A doc comment, on one line when it has one. */
export function docComment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (safe.length === 1) {
    return `${indent}/** ${safe[0]} */\n`;
  }
  return [
    `${indent}/**`,
    ...safe.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`),
    `${indent} */`,
    '',
  ].join('\n');
}

/** A plain value as source text on one line, keys unquoted where they can be. */
export function literal(value: unknown): string {
  if (typeof value === 'string') {
    return quote(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return entries.length === 0
      ? '{}'
      : `{ ${entries.map(([key, inner]) => `${propertyName(key)}: ${literal(inner)}`).join(', ')} }`;
  }
  return String(value);
}
