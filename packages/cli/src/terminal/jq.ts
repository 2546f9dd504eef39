// --jq: the real jq, compiled to WebAssembly; loaded only when a filter is given.
import { usageError } from '../errors.ts';

/** What the filter answers, one result per line, strings without quotes. Throws CliError with exit 2 for a bad filter. */
export async function filterJson(document: unknown, filter: string): Promise<string> {
  const { raw } = await import('jq-wasm');
  try {
    // why not an object: jq-wasm cuts lines, so each result comes as JSON and is put out here
    const lines = await raw(JSON.stringify(document), filter, ['-c']);
    return lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `${textOf(line)}\n`)
      .join('');
  } catch (cause) {
    const [reason = ''] = (cause as Error).message.split('\n');
    throw usageError('bad-filter', (t) => t.errors.badFilter(reason.trim()), 'uos help formatting', { cause });
  }
}

function textOf(line: string): string {
  const value: unknown = JSON.parse(line);
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value, null, 2) : line;
}
