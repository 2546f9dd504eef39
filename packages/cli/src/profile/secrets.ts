// Where a secret may come from: stdin, a file, the environment, a hidden question. Never an argument.
import { readFileSync } from 'node:fs';
import { CliError, EXIT } from '../errors.ts';
import type { Io } from '../io.ts';

/** The app's service secret that the environment holds or names a file of. */
export function secretFromEnvironment(env: Io['env']): string | undefined {
  const file = env.UOS_APP_SERVICE_SECRET_FILE;
  return env.UOS_APP_SERVICE_SECRET || (file ? secretFromFile(file) : undefined);
}

/** The service token that the environment holds or names a file of: UOS_SERVICE_TOKEN, UOS_SERVICE_TOKEN_FILE. */
export function serviceTokenFromEnvironment(env: Io['env']): string | undefined {
  const file = env.UOS_SERVICE_TOKEN_FILE;
  return env.UOS_SERVICE_TOKEN || (file ? secretFromFile(file) : undefined);
}

/** The first line of a file. */
export function secretFromFile(file: string): string {
  try {
    return firstLine(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CliError('unreadable-file', {
      exit: EXIT.usage,
      what: (t) => t.errors.unreadable(file),
      why: () => (cause as Error).message,
      cause,
    });
  }
}

/** The first line of stdin, which is read to its end. */
export async function secretFromStdin(io: Io): Promise<string> {
  return firstLine(await readStdin(io));
}

export async function readStdin({ stdin }: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

function firstLine(text: string): string {
  return (text.split(/\r?\n/, 1)[0] ?? '').trim();
}
