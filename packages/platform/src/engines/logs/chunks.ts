// Lines as bytes: fields of a line between tabs, so that a search reads through them without taking each apart.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { LogLine, SaidLine } from './port.ts';

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

export type KeptLine = Omit<LogLine, 'name'>;

const FIELDS = 4;
/** More than a chunk holds, by far: what unpacks to more was not written by us. */
const MOST_BYTES = 4 * 1024 * 1024;

export async function packLines(lines: readonly KeptLine[]): Promise<{ bytes: Buffer; md5: string }> {
  const text = lines.map(({ number, at, from, tag = '', text }) => [number, at, from, tag, text].join('\t')).join('\n');
  const bytes = await packed(text);
  return { bytes, md5: createHash('md5').update(bytes).digest('hex') };
}

export async function unpackText(bytes: Uint8Array): Promise<string> {
  return (await unpacked(bytes, { maxOutputLength: MOST_BYTES })).toString('utf8');
}

export function linesOf(text: string): KeptLine[] {
  return text === '' ? [] : text.split('\n').map(lineOf);
}

function lineOf(row: string): KeptLine {
  const ends: number[] = [];
  for (let at = row.indexOf('\t'); ends.length < FIELDS; at = row.indexOf('\t', at + 1)) {
    ends.push(at);
  }
  const [number = 0, time = 0, from = 0, tag = 0] = ends;
  const word = row.slice(from + 1, tag);
  return {
    number: Number(row.slice(0, number)),
    at: row.slice(number + 1, time),
    from: row.slice(time + 1, from) as SaidLine['from'],
    text: row.slice(tag + 1),
    ...(word === '' ? {} : { tag: word }),
  };
}

/** One line stays one line, whatever is in it. */
export function oneLine(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('\0', '');
}
