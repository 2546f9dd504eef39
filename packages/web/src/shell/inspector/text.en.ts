// What the panel of requests says.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  filterRequests: 'Filter by method, path, status or request ID',
  onlyFailed: 'Failed only',
  requestCount: (count) => `${count} ${count === 1 ? 'request' : 'requests'}`,
  noRequests: 'No requests match',
  requestId: 'Request ID',
  copyRequestId: 'Copy request ID',
  attempts: (count) => `${count} attempts`,
  pending: 'Pending',
  noAnswer: 'No answer',
  closeDetail: 'Close details',
  snippets: { cli: 'Command line', sdk: 'SDK', curl: 'curl' },
  copySnippet: (kind) => `Copy as ${kind}`,
  maskedHint: 'Secrets are hidden; set their variables before you run it.',
};
