// Why a server of hosting or of a function ended or did not start, as a sentence.
import { label } from './label.ts';
import { funcLabels } from './tables/func.ts';

interface Ended {
  readonly endReason: string;
  readonly exitCode: number | null;
  readonly exitSignal: string;
  readonly endDetail: string;
}

const SAID = {
  zh: { code: (code: number) => `退出码 ${code}`, how: '，', detail: '：' },
  en: { code: (code: number) => `exit code ${code}`, how: ', ', detail: ': ' },
} as const;

/** Empty while it lives, and of servers from before there was a word. */
export function endWords({ endReason, exitCode, exitSignal, endDetail }: Ended, language: keyof typeof SAID): string {
  if (endReason === '') {
    return '';
  }
  const said = SAID[language];
  const how = endReason === 'exited' ? (exitCode === null ? exitSignal : said.code(exitCode)) : '';
  // why that table: it has the words of hosting, and those of functions beside them
  const word = label(funcLabels.funcServer.endReason, endReason)[language];
  return `${word}${how && said.how + how}${endDetail && said.detail + endDetail}`;
}
