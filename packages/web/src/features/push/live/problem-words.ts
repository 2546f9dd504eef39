// Why a connection failed, for people.
import { RealtimeError } from '@uos/sdk/realtime';
import { language } from '../../../kit/language/language.zh.ts';
import { errorFacts } from '../../../kit/page/error-facts.ts';

export function problemWords(error: unknown): string {
  if (error instanceof RealtimeError) {
    // why the cause: that a token was refused says less than what refused it
    return error.cause === undefined ? error.display(language) : problemWords(error.cause);
  }
  return errorFacts(error).message;
}
