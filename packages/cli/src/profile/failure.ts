import type { Failure } from '../report.ts';
export function failureOfSdk(error: unknown, _t: unknown, _ctx: unknown): Promise<Failure> {
  return Promise.resolve({
    code: 'unexpected',
    exit: 1,
    message: String(error instanceof Error ? error.stack : error),
  });
}
