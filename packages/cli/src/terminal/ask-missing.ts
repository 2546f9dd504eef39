// Asks a person for arguments and flags that a line lacks.
import type { Missing } from '../program/line/options.ts';
import { dictionaryOf } from '../text/dictionary.ts';
import type { Language } from '../text/text.ts';
import type { Io } from './io.ts';
import { type Prompt, terminalPrompt } from './prompt.ts';
import { NO_WAITING } from './waiting.ts';

/** The answers by their labels; an empty one is none. */
export async function askMissing(
  missing: readonly Missing[],
  io: Io,
  lang: Language,
  prompt: Pick<Prompt, 'line'> = terminalPrompt(io, dictionaryOf(lang), NO_WAITING),
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  for (const { label, spec } of missing) {
    const choices = spec.choices === undefined ? '' : ` (${spec.choices.join(', ')})`;
    const answer = (await prompt.line(`${spec.text[lang]}${choices} ${label}:`, label)).trim();
    if (answer !== '') {
      answers[label] = answer;
    }
  }
  return answers;
}
