// How each family of servers says that a call failed, and what its clients show. Source: platform-core 8, game-services 8.

import type { Message } from './message.ts';

export type ErrorStyleName = 'platform' | 'service' | 'cdn' | 'multiverse' | 'passport';

export interface ErrorStyle {
  /** Body fields that may hold the server's message, in the order they are read. */
  readonly fields: readonly string[];
  /** Shown for a 4xx whose body holds no message. */
  readonly fallback: Message;
  /** Shown for any other failure; `undefined`: the body is read for those too. */
  readonly serverFailure?: Message;
  /** True where 401, 403 and 423 have a fixed text and the body is not read. */
  readonly fixedStatusTexts: boolean;
  readonly toastMs: number;
  /** Answers that are not shown as a toast. */
  readonly exceptions: readonly ErrorException[];
}

/** `caller`: the calling screen handles it; `trial-dialog`: the persistent trial-limit dialog opens. */
export type ErrorOutcome = 'toast' | 'caller' | 'trial-dialog';

export interface ErrorException {
  readonly code: number;
  readonly message?: string;
  readonly outcome: ErrorOutcome;
}

/** Text of an upload over the size limit; with code 3 it is hosting's, with code 1 content delivery's. */
export const objectTooLarge = 'Object size exceeding limit';

export const errorCodes = { objectTooLarge: 3, trialLimit: 8 } as const;

/** Toasts stand top-right; a plain notification goes after 5 s, an error of a service back-end after 15 s. */
export const toast = { position: 'top-right', notificationMs: 5000, serviceErrorMs: 15_000 } as const;

// why English in both languages: these are the specification's own words for the toast
const badRequestWithDot: Message = { zh: 'Bad Request.', en: 'Bad Request.' };
const internalServerError: Message = { zh: 'Internal Server Error.', en: 'Internal Server Error.' };
const badRequest: Message = { zh: '请求错误', en: 'Bad Request' };

const service: ErrorStyle = {
  fields: ['message', 'errorMsg'],
  fallback: badRequest,
  serverFailure: internalServerError,
  fixedStatusTexts: false,
  toastMs: toast.serviceErrorMs,
  exceptions: [],
};

export const errorStyles: Readonly<Record<ErrorStyleName, ErrorStyle>> = {
  platform: {
    fields: ['info'],
    fallback: { zh: '内部服务出错', en: 'Internal service error' },
    fixedStatusTexts: true,
    toastMs: toast.notificationMs,
    exceptions: [],
  },
  service,
  cdn: { ...service, fields: ['details'], fallback: badRequestWithDot },
  multiverse: {
    ...service,
    fallback: badRequestWithDot,
    exceptions: [
      { code: errorCodes.objectTooLarge, message: objectTooLarge, outcome: 'caller' },
      { code: errorCodes.trialLimit, outcome: 'trial-dialog' },
    ],
  },
  passport: { ...service, fixedStatusTexts: true },
};
