// What a screen says of any error: the text for people, and the request id that finds it in the server's log.
import { saysMissing, statusTexts } from '@uos/contract/messages';
import { isUosError, UosApiError } from '@uos/sdk/browser';
import { language } from '../language/language.zh.ts';
import { MissingPartError } from '../lazy/missing-part-error.ts';
import { text } from '../text.zh.ts';

export interface ErrorFacts {
  readonly message: string;
  readonly requestId?: string;
  /** Signing in again is what helps. */
  readonly isExpired: boolean;
  /** The person may not do this; trying again does not help. */
  readonly isRefused: boolean;
  /** Nothing that the person did: the server broke. */
  readonly isBroken: boolean;
}

export function errorFacts(error: unknown): ErrorFacts {
  if (!isUosError(error)) {
    const message = error instanceof MissingPartError ? text.partMissingHint : text.unknownError;
    return { message, isExpired: false, isRefused: false, isBroken: false };
  }
  const isExpired = error.kind === 'login-expired';
  const requestId = error instanceof UosApiError ? error.requestId : undefined;
  return {
    // why not the server's words: here a session ended, whichever service noticed it first
    message: (isExpired ? statusTexts[401]?.[language] : undefined) ?? error.display(language),
    isExpired,
    isRefused: error.kind === 'permission',
    isBroken: error instanceof UosApiError && error.status >= 500,
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** No such thing, or none that the person may know of: what a read of one thing by its id failed with. */
export function isMissing(error: unknown): boolean {
  return isUosError(error) && error instanceof UosApiError && saysMissing(error.style, error);
}
