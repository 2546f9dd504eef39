// Why a server ended or failed, in the language of the terminal.
import { funcLabels, label } from '@uos/contract/labels';
import type { Language } from '../../../text/text.ts';

interface Ended {
  readonly endReason: string;
  readonly exitCode: number | null;
  readonly exitSignal: string;
  readonly endDetail: string;
}

/** Empty where no word is told. */
export function endWords({ endReason, exitCode, exitSignal, endDetail }: Ended, lang: Language): string {
  if (endReason === '') {
    return '';
  }
  const code = { zh: `退出码 ${exitCode}`, en: `exit code ${exitCode}` }[lang];
  const how = endReason === 'exited' ? (exitCode === null ? exitSignal : code) : '';
  // why that table: it has the words of hosting, and those of functions beside them
  const word = label(funcLabels.funcServer.endReason, endReason)[lang];
  return [how === '' ? word : `${word}${lang === 'zh' ? '，' : ', '}${how}`, endDetail].filter(Boolean).join(': ');
}
