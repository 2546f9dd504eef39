// Why a connection failed, for people.
import { RealtimeError } from '@uos/sdk/realtime';
import { errorFacts } from '../../../kit/page/error-facts.ts';

export function problemWords(error: unknown): string {
  if (error instanceof RealtimeError) {
    // why the cause: that a token was refused says less than what refused it
    return error.cause === undefined ? error.display('zh') : problemWords(error.cause);
  }
  return errorFacts(error).message;
}
