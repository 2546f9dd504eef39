// The program of the embedded database, compiled once in a process. It takes no turn of the main thread, so whoever knows
// that a database will be opened begins with it while the rest is loaded.
import { readFile } from 'node:fs/promises';

/** What an engine makes of it; nobody looks inside. */
interface Program {
  readonly [Symbol.toStringTag]: string;
}

// why declared here: the types of Node leave it to those of a browser
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<Program> };

let compiled: Promise<Program> | undefined;

/** Begins at the first call. */
export function pgliteProgram(): Promise<Program> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<Program> {
  const entry = import.meta.resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', entry)));
}
