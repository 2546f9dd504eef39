// Thrown in place of the first thing that would change something, when --dry-run is given: a request or a file.
import type { PreparedRequest } from '@uos/sdk/http';

export class DryRun extends Error {
  readonly request: PreparedRequest;

  constructor(request: PreparedRequest) {
    super('dry run');
    this.name = 'DryRun';
    this.request = request;
  }

  /** The same as a line for a shell; what is secret stays masked. */
  get curl(): string {
    const { method, url, headers, body } = this.request;
    const words = Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]);
    const data = body === undefined ? [] : ['--data', quoted(typeof body === 'string' ? body : JSON.stringify(body))];
    return ['curl', '-X', method, quoted(url), ...words, ...data].join(' ');
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A file of this machine would have been written. */
export class DryWrite extends Error {
  readonly file: string;

  constructor(file: string) {
    super('dry run');
    this.name = 'DryWrite';
    this.file = file;
  }
}

/** Stops a dry run before it writes `file`; the engine hands the switch on in the environment of the run. */
export function checkDryWrite(env: Readonly<Record<string, string | undefined>>, file: string): void {
  if (env.UOS_DRY_RUN) {
    throw new DryWrite(file);
  }
}
