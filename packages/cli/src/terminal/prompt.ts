// Questions to a person. Without a terminal there is nobody to ask: the run ends at once with the flag to give.

import { CliError, cancelled, EXIT, usageError } from '../errors/cli-error.ts';
import type { Danger } from '../program/command.ts';
import type { Dictionary } from '../text/en.ts';
import type { Io } from './io.ts';
import { printableText } from './printable.ts';
import type { Waiting } from './waiting.ts';

export interface Prompt {
  /** Is there somebody to ask? */
  readonly interactive: boolean;
  confirm(what: string): Promise<boolean>;
  /** Asks for the name of what will be gone. */
  typeName(what: string, name: string): Promise<boolean>;
  /** Asks for the amount of money that will move. */
  typeAmount(what: string, amount: string): Promise<boolean>;
  /** `instead` names the flags that a script would give. */
  secret(message: string, instead: string): Promise<string>;
  line(message: string, instead: string): Promise<string>;
}

export function terminalPrompt(io: Io, t: Dictionary, waiting: Waiting): Prompt {
  // why lazily: looking at process.stdin opens it, which costs as much as all the rest of a short command.
  const isInteractive = (): boolean => io.stderr.isTTY && io.stdin.isTTY === true;
  // why: questions go to stderr, so that stdout holds nothing but the answer of the command.
  const context = { output: process.stderr, signal: io.signal, clearPromptOnDone: false };

  const ask = async <T>(question: () => Promise<T>, instead: string): Promise<T> => {
    if (!isInteractive()) {
      throw usageError('needs-a-terminal', (text) => text.errors.needsPrompt(instead));
    }
    const resume = waiting.pause();
    try {
      return await question();
    } catch (error) {
      if (error instanceof Error && /^(ExitPromptError|AbortPromptError)$/.test(error.name)) {
        throw cancelled();
      }
      throw error;
    } finally {
      resume();
    }
  };

  const typed = (question: string, isWanted: (text: string) => boolean): Promise<boolean> =>
    ask(async () => {
      const { input } = await import('./inquirer.ts');
      return isWanted((await input({ message: printableText(question) }, context)).trim());
    }, '--yes');

  return {
    get interactive() {
      return isInteractive();
    },
    confirm: (what) =>
      ask(async () => {
        const { confirm } = await import('./inquirer.ts');
        const theme = { keywords: { error: () => t.prompts.yesOrNo } };
        return confirm({ message: printableText(t.prompts.confirm(what)), default: false, theme }, context);
      }, '--yes'),
    typeName: (what, name) =>
      typed(t.prompts.typeName(what, name), (text) => text === name || text === printableText(name)),
    typeAmount: (what, amount) => typed(t.prompts.typeAmount(what, amount), (text) => isAmount(text, amount)),
    secret: (message, instead) =>
      ask(async () => {
        const { password } = await import('./inquirer.ts');
        const theme = { style: { maskedText: t.prompts.hidden } };
        // why no toggle: what is hidden is meant to be, on a screen that others may see
        return password({ message, mask: false, toggleMask: false, theme }, context);
      }, instead),
    line: (message, instead) =>
      ask(async () => {
        const { input } = await import('./inquirer.ts');
        return input({ message }, context);
      }, instead),
  };
}

/** `1,000` and `¥1000.00` are the same amount. */
function isAmount(text: string, amount: string): boolean {
  const plain = text.replace(/[¥,]/g, '');
  return plain !== '' && Number(plain) === Number(amount);
}

export interface Ask {
  /** The line as it was typed, with the yes that is missing. */
  readonly line: string;
  readonly prompt: Prompt;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** Ends the run at once when a dangerous command has neither a person nor a `--yes`. */
export function checkAskable({ line, prompt, yes, dryRun }: Ask): void {
  if (!yes && !dryRun && !prompt.interactive) {
    throw new CliError('needs-yes', {
      exit: EXIT.usage,
      what: (t) => t.errors.needsYes,
      why: (t) => t.errors.needsYesWhy,
      next: line,
    });
  }
}

/** Asks what the danger asks for. Throws CliError `cancelled` on no, exit 2 on a wrong name. */
export async function askFor(ask: Ask, danger: Exclude<Danger, 'none'>, what: string, name: string): Promise<void> {
  if (ask.yes || ask.dryRun) {
    return;
  }
  checkAskable(ask);
  if (danger === 'confirm') {
    if (!(await ask.prompt.confirm(what))) {
      throw cancelled();
    }
    return;
  }
  const isTyped = danger === 'type-amount' ? ask.prompt.typeAmount(what, name) : ask.prompt.typeName(what, name);
  if (!(await isTyped)) {
    throw usageError('name-differs', (t) => t.errors.nameDiffers);
  }
}
