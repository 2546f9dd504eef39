// A value in a few words, where there is no room for all of it.

const MOST = 40;

export function shortValue(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line;
}
