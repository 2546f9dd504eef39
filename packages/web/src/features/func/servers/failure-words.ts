// Why a server runs no more, in the language of the page: the platform says it in English, as servers do.
import { hostingLabels } from '@uos/contract/labels';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

const { endReason } = hostingLabels.allocation;

/** Of a program that exited its code and its last line are told too. */
const SHAPE = /^(?<reason>[a-z ]+?)(?: with code (?<code>-?\d+)| by (?<signal>\w+))?(?:: (?<said>.+))?$/s;

export function failureWords(failedReason: string): string {
  const { reason = '', code, signal, said } = SHAPE.exec(failedReason)?.groups ?? {};
  const known = endReason[reason as keyof typeof endReason];
  return known === undefined
    ? failedReason
    : text.failure(known[language], code === undefined ? signal : text.exitCode(code), said);
}
