// Why an autoscaler added or removed servers, in the language of the page: it notes `min`, `max`, or `cpu 82.5% > 70%`.
import { funcLabels } from '@uos/contract/labels';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

const { resource: resources } = funcLabels.autoscaler;
const BY_LOAD = /^(\w+) ([\d.]+%) ([<>]) ([\d.]+%)$/;

export function stepWords(reason: string): string {
  if (reason === 'min' || reason === 'max') {
    return text.steps[reason];
  }
  const [, name = '', value = '', sign, limit = ''] = BY_LOAD.exec(reason) ?? [];
  const resource = resources[name as keyof typeof resources];
  return resource === undefined
    ? reason
    : text.steps[sign === '>' ? 'above' : 'below'](resource[language], value, limit);
}

/** Whether its load decided: where only the number of servers did, none may have been measured. */
export const isByLoad = (reason: string): boolean => reason !== 'min' && reason !== 'max';
