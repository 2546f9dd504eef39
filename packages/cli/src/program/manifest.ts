// The command table as data: written by the generator, read file by file so that help loads no command.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { DerivedCall } from '../derived/call.ts';
import type { Text } from '../text/text.ts';
import type { CommandData } from './command.ts';

/** One first word after `uos`. */
export interface Noun {
  readonly name: string;
  readonly summary: Text;
  /** Shown under its own heading: what a service offers, or what the CLI itself does. */
  readonly kind: 'start' | 'manage' | 'calls' | 'service';
  /** True for a command of one word, such as `login`. */
  readonly leaf: boolean;
}

export interface TableEntry extends CommandData {
  /** Only a derived command has one. */
  readonly call?: DerivedCall;
}

/** Defined by the bundle alone, whose files lie beside the tables. */
declare const BUNDLED: true | undefined;

export const GENERATED = join(import.meta.dirname, typeof BUNDLED === 'undefined' ? '../generated' : 'generated');

export function readNouns(): readonly Noun[] {
  return read('manifest/index.json') as readonly Noun[];
}

/** Ids of the commands that a person wrote, of two words and more. why a file of its own: those of the nouns are large */
export function readWritten(): readonly string[] {
  return read('manifest/written.json') as readonly string[];
}

/** What help and routing read of every command of a noun. */
export interface Outline {
  readonly id: string;
  readonly summary: Text;
  /** Nobody wrote it: it follows from this operation of the contract. */
  readonly derived?: string;
  /** The operations that a written command stands for. */
  readonly calls?: readonly string[];
}

/** True unless it is known that the platform serves none of the calls that a command makes. */
export function isServed(
  { derived, calls = [] }: Pick<Outline, 'derived' | 'calls'>,
  served: ReadonlySet<string> | undefined,
): boolean {
  const all = derived === undefined ? calls : [derived];
  return served === undefined || all.length === 0 || all.some((operation) => served.has(operation));
}

/** First line of a noun's file: its commands, written ones first; a derived one is not there where a written one replaces it. */
export function readOutlines(noun: Noun): readonly Outline[] {
  return JSON.parse(firstLineOf(pathOf(noun))) as readonly Outline[];
}

/** One command whole, from a line of its own. why lines: a noun may have hundreds, and only this one is decoded. */
export function readEntry(noun: Noun, id: string): TableEntry {
  const file = readFileSync(pathOf(noun));
  const at = (JSON.parse(lineOf(file, 0)) as readonly Outline[]).findIndex((outline) => outline.id === id);
  return JSON.parse(lineOf(file, at + 1)) as TableEntry;
}

/** Every command of a noun whole. */
export function readEntries(noun: Noun): readonly TableEntry[] {
  return readFileSync(pathOf(noun), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as TableEntry);
}

/** One operation of the contract, as `uos api` needs to know it. */
export interface ApiRoute {
  /** Operation id, `passport.realms.search`. */
  readonly id: string;
  readonly summary: Text;
  readonly method: string;
  /** Below the origin of a self-hosted platform. */
  readonly path: string;
  /** Which kind of credential it takes. */
  readonly accepts: string;
  readonly effect: 'read' | 'write';
  readonly paging: DerivedCall['paging'];
  /** Key of the reply that holds the rows of a list. */
  readonly at?: string;
}

/** Every operation of the contract; longer fixed paths come before those that a parameter would match. */
export function readRoutes(): readonly ApiRoute[] {
  return read('manifest/routes.json') as readonly ApiRoute[];
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(GENERATED, path), 'utf8'));
}

function pathOf({ name }: Noun): string {
  return join(GENERATED, `manifest/${name}.jsonl`);
}

const CHUNK_BYTES = 65_536;

/** why not the whole file: help reads no other line, and that is a tenth of the file of a large noun */
function firstLineOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (;;) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const read = chunk.subarray(0, readSync(file, chunk));
      const end = read.indexOf('\n');
      chunks.push(end < 0 ? read : read.subarray(0, end));
      if (end >= 0 || read.length === 0) {
        return Buffer.concat(chunks).toString('utf8');
      }
    }
  } finally {
    closeSync(file);
  }
}

function lineOf(file: Buffer, number: number): string {
  let start = 0;
  for (let line = 0; line < number; line += 1) {
    start = file.indexOf('\n', start) + 1;
  }
  return file.toString('utf8', start, file.indexOf('\n', start));
}
