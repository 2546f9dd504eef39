// One log line per event on stderr: JSON for machines, words on a terminal. Secrets never reach it.
import { writeSync } from 'node:fs';
import { pino } from 'pino';

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** `level` is a pino level; `silent` writes nothing. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: [
        ...['authorization', 'cookie', 'password', '*.Password', '*.AppServiceSecret', '*.AppSecret'],
        // why: database drivers hang the values of the failed statement on the error
        ...['err.params', 'err.parameters', 'err.detail', 'err.where'],
      ],
    },
    process.stderr.isTTY
      ? { write: (line) => writeSync(2, readable(line)) }
      : pino.destination({ dest: 2, sync: true }),
  );
}

const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' };

/** A line of JSON in the form that people read: time, level, message, then what else is known. */
export function readable(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const at = new Date(Number(time)).toISOString().slice(11, 23);
  const known = Object.entries(fields)
    .filter(([, value]) => value !== '' && JSON.stringify(value) !== '{}')
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  const { stack, message } = (err ?? {}) as { readonly stack?: string; readonly message?: string };
  const trace = stack ?? message;
  const words = [at, LEVELS[Number(level)] ?? level, msg, ...known].join(' ');
  return trace === undefined ? `${words}\n` : `${words}\n  ${trace.replaceAll('\n', '\n  ')}\n`;
}
