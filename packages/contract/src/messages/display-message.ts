// One failed answer to the text a person sees, for every family of servers, by the data of error-styles.

import { type ErrorOutcome, type ErrorStyleName, errorStyles } from './error-styles.ts';
import type { Language, Message } from './message.ts';
import { statusTexts } from './status-texts.ts';
import { translate } from './translate.ts';

/** A failed answer: its HTTP status and its body as parsed JSON, where there was one. */
export interface FailedAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** The text to show for a failed answer, in `zh` or `en`. Never empty. */
export function displayMessage(
  style: ErrorStyleName,
  { status, body }: FailedAnswer,
  language: Language,
  options: { paymentProvider?: Message } = {},
): string {
  const { fixedStatusTexts, fallback, serverFailure } = errorStyles[style];
  const fixed = fixedStatusTexts ? statusTexts[status] : undefined;
  if (fixed !== undefined) {
    return fixed[language];
  }
  if (serverFailure !== undefined && (status < 400 || status > 499)) {
    return serverFailure[language];
  }
  const parts = messageParts(style, body);
  return parts.length === 0
    ? fallback[language]
    : parts.map((part) => translate(part, language, options.paymentProvider)).join('; ');
}

/** The server's own message in a body of this style, untranslated; `undefined` when it has none. */
export function serverMessage(style: ErrorStyleName, body: unknown): string | undefined {
  const parts = messageParts(style, body);
  return parts.length === 0 ? undefined : parts.join('; ');
}

/** What becomes of a failed answer: a toast, or one of the exceptions its style lists. */
export function errorOutcome(style: ErrorStyleName, { status, body }: FailedAnswer): ErrorOutcome {
  const code = isRecord(body) ? body.code : undefined;
  const message = serverMessage(style, body);
  const found = errorStyles[style].exceptions.find(
    (exception) => exception.code === code && (exception.message ?? message) === message,
  );
  return status >= 400 && status <= 499 ? (found?.outcome ?? 'toast') : 'toast';
}

function messageParts(style: ErrorStyleName, body: unknown): string[] {
  if (!isRecord(body)) {
    return [];
  }
  for (const field of errorStyles[style].fields) {
    const value = body[field];
    // why both: content delivery sends details as an array; a plain string must be accepted too (wire 1.2)
    const parts = (Array.isArray(value) ? value : [value]).filter(isText);
    if (parts.length > 0) {
      return parts;
    }
  }
  return [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
