// The command table as data: written by the generator, read file by file so that help loads no command.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandData } from './command.ts';
import type { DerivedCall } from './derived/call.ts';
import type { Text } from './text/text.ts';

/** One first word after `uos`. */
export interface Noun {
  readonly name: string;
  readonly summary: Text;
  /** Shown under its own heading: what a service offers, or what the CLI itself does. */
  readonly kind: 'start' | 'manage' | 'service';
  /** True for a command of one word, such as `login`. */
  readonly leaf: boolean;
}

export interface TableEntry extends CommandData {
  /** Only a derived command has one. */
  readonly call?: DerivedCall;
}

// why: the bundle is CommonJS and the sources are modules; each knows its own folder in its own way.
const FOLDER = join(typeof __dirname === 'string' ? __dirname : import.meta.dirname, 'generated');

export function readNouns(): readonly Noun[] {
  return read('manifest/index.json') as readonly Noun[];
}

/** What help and routing read of every command of a noun. */
export interface Outline {
  readonly id: string;
  readonly summary: Text;
  /** Nobody wrote it: it follows from the contract. */
  readonly derived?: true;
}

/** First line of a noun's file: its commands, written ones first; a derived one is not there where a written one replaces it. */
export function readOutlines(noun: Noun): readonly Outline[] {
  const text = readText(`manifest/${noun.name}.jsonl`);
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as readonly Outline[];
}

/** One command whole, from a line of its own. why lines: a noun may have hundreds of commands, and only the line of this one is parsed. */
export function readEntry(noun: Noun, id: string): TableEntry {
  const [outlines = '[]', ...lines] = readText(`manifest/${noun.name}.jsonl`).split('\n');
  const at = (JSON.parse(outlines) as readonly Outline[]).findIndex((outline) => outline.id === id);
  return JSON.parse(lines[at] ?? 'null') as TableEntry;
}

/** Every command of a noun whole. */
export function readEntries(noun: Noun): readonly TableEntry[] {
  return readText(`manifest/${noun.name}.jsonl`)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as TableEntry);
}

/** One operation of the contract, as `uos api` needs to know it. */
export interface ApiRoute {
  readonly method: string;
  /** Below the origin of a self-hosted platform. */
  readonly path: string;
  /** Which kind of credential it takes. */
  readonly accepts: string;
  readonly paging: DerivedCall['paging'];
  /** Key of the reply that holds the rows of a list. */
  readonly at?: string;
}

/** Every operation of the contract; longer fixed paths come before those that a parameter would match. */
export function readRoutes(): readonly ApiRoute[] {
  return read('manifest/routes.json') as readonly ApiRoute[];
}

function read(path: string): unknown {
  return JSON.parse(readText(path));
}

function readText(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}
