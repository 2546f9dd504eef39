// What the names of systems mean where images run on this machine's own: the program that has to be on it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS: readonly (readonly [prefix: string, program: string])[] = [
  ['nodejs:', 'node'],
  ['python:', 'python3'],
  ['jre:', 'java'],
  ['dotnet-runtime:', 'dotnet'],
];
/** Where a server behind the wall finds programs, but for the platform's own Node. */
const FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin'];

/** The program that a system needs; undefined where the system is this machine's. */
export function programOf(os: string): string | undefined {
  return PROGRAMS.find(([prefix]) => os.startsWith(prefix))?.[1];
}

/** Whether a server finds the program here. */
export function isHere(program: string): boolean {
  return (
    program === 'node' ||
    FOLDERS.join(delimiter)
      .split(delimiter)
      .some((folder) => isProgram(join(folder, program)))
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** As this machine says of its C library; programs built for a newer one do not start. */
export function libraryOf(): string {
  const { header } = process.report.getReport() as { readonly header: { readonly glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined ? 'no glibc' : `glibc ${header.glibcVersionRuntime}`;
}
