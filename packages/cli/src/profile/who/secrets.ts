// Where a secret may come from: stdin, a file, the environment, a hidden question. Never an argument.
import { readFileSync } from 'node:fs';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Io } from '../../terminal/io.ts';

/** The app's service secret that the environment holds or names a file of. */
export function secretFromEnvironment(env: Io['env']): string | undefined {
  const file = env.UOS_APP_SERVICE_SECRET_FILE;
  return env.UOS_APP_SERVICE_SECRET?.trim() || (file && secretFromFile(file)) || undefined;
}

/** What of the app's credential the environment lacks, where it has a part: a pipeline that was not given all of it. */
export function missingOfApp(env: Io['env']): 'UOS_APP_ID' | 'UOS_APP_SERVICE_SECRET' | undefined {
  const { UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: secret, UOS_APP_SERVICE_SECRET_FILE: file } = env;
  if (secretFromEnvironment(env) !== undefined) {
    return id ? undefined : 'UOS_APP_ID';
  }
  // why: an id alone chooses the app of a person too, and is half a credential only in a pipeline
  return id && (env.CI || secret !== undefined || file !== undefined) ? 'UOS_APP_SERVICE_SECRET' : undefined;
}

/** The service token that the environment holds or names a file of: UOS_SERVICE_TOKEN, UOS_SERVICE_TOKEN_FILE. */
export function serviceTokenFromEnvironment(env: Io['env']): string | undefined {
  const file = env.UOS_SERVICE_TOKEN_FILE;
  return env.UOS_SERVICE_TOKEN?.trim() || (file && secretFromFile(file)) || undefined;
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
