// Bytes as they are looked at: sixteen in a line, with their place and with the letters they may be.

const IN_LINE = 16;
const PLACE_DIGITS = 8;

/** @example hexLines(bytes) // '00000000  7b 22 68 70 22 3a 31 7d                          {"hp":1}' */
export function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += IN_LINE) {
    const row = [...bytes.subarray(at, at + IN_LINE)];
    const place = at.toString(16).padStart(PLACE_DIGITS, '0');
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    lines.push(`${place}  ${hex.padEnd(IN_LINE * 3 - 1)}  ${row.map(letterOf).join('')}`);
  }
  return lines.join('\n');
}

function letterOf(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
}
