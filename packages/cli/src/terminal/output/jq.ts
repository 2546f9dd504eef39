// --jq: the real jq, compiled to WebAssembly; loaded only when a filter is given.
import { usageError } from '../../errors/cli-error.ts';

/** Throws CliError with exit 2 for a filter that does not read; runs nothing. */
export async function checkFilter(filter: string): Promise<void> {
  await run('', filter);
}

/** What the filter answers, one result per line, strings without quotes. Throws CliError with exit 2 for a bad filter. */
export async function filterJson(document: unknown, filter: string): Promise<string> {
  // why not an object: jq-wasm cuts lines, so each result comes as JSON and is put out here
  const lines = await run(JSON.stringify(document), filter);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `${textOf(line)}\n`)
    .join('');
}

async function run(document: string, filter: string): Promise<string> {
  const { raw } = await import('jq-wasm');
  try {
    return await raw(document, filter, ['-c']);
  } catch (cause) {
    const [line = ''] = (cause as Error).message.split('\n');
    const reason = line.replace(/^jq: error:? (\(at [^)]*\): )?/, '').replace(/ at <top-level>, line \d+:?\s*$/, '');
    throw usageError('bad-filter', (t) => t.errors.badFilter(reason.trim()), 'uos help formatting', { cause });
  }
}

function textOf(line: string): string {
  const value: unknown = JSON.parse(line);
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value, null, 2) : line;
}
