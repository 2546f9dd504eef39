// One structured log line per event on stderr; secrets never reach it.
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
    pino.destination({ dest: 2, sync: true }),
  );
}
