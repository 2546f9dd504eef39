// Whether a failed read of one thing says that there is no such thing, or none that the caller may know of.

import { type FailedAnswer, serverMessage } from './display-message.ts';
import type { ErrorStyleName } from './error-styles.ts';

/** What the platform core answers, with 400, to an id that names nothing. Source: platform-core 8.4 (errors.tsv). */
const coreTexts: ReadonlySet<string> = new Set([
  'error to get app',
  'error to get app by projectId',
  'error to get invoice',
  'error to get org info',
  'error to get organization',
  'error to get user',
  'invalid invoice id',
  'invalid organization id',
  'invalid parameters',
  'invalid service token id',
  'invalid transaction id',
]);

/** Numbers for "invalid argument" and "not found": an id that is none, and one that nothing has. Source: wire/*.md (1.2, 1.3, 1.5). */
const serviceCodes: Readonly<Record<Exclude<ErrorStyleName, 'platform'>, readonly number[]>> = {
  service: [3, 5],
  cdn: [1, 5],
  multiverse: [3, 5],
  passport: [3, 5],
};

/** For reads that are given nothing but an id; any other 400 is a failure that trying again or another state may mend. */
export function saysMissing(style: ErrorStyleName, { status, body }: FailedAnswer): boolean {
  if (status !== 400) {
    return status === 404;
  }
  if (style === 'platform') {
    return coreTexts.has(serverMessage(style, body) ?? '');
  }
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return serviceCodes[style].some((one) => one === code);
}
