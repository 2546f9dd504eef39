// What the console shows as a line of the CLI: the words of the calls that are not typed as they stand in the tree, and
// the calls that a command was written for, whose arguments are its own.
import { writtenCommands } from '../src/generated/written-commands.ts';
import { cliWords, wordsInTree } from '../src/kernel/walk.ts';
import type { ServiceModel } from '../src/reference/model.ts';
import { GENERATED, propertyName, quote } from './text.ts';

/** Source of `packages/web/src/kit/snippets/typed-words.ts`, without what operators call. */
export function webWords(models: readonly ServiceModel[]): string {
  const calls = models
    .flatMap(({ operations }) => operations)
    .filter(({ accepts }) => accepts !== 'operator' && accepts !== 'billing');
  const written = calls.filter(({ id }) => writtenCommands[id] !== undefined);
  const others = calls.flatMap((one) => {
    const [, ...words] = cliWords(one);
    const typed = words.join(' ');
    return written.includes(one) || typed === wordsInTree({ group: one.group, verb: one.verb }).join(' ')
      ? []
      : [`  ${propertyName(one.id)}: ${quote(typed)},\n`];
  });
  return `${GENERATED}
/** Words behind the service, by operation id. */
export const typedWords: Readonly<Record<string, string>> = {
${others.join('')}};

const WRITTEN =
  ${quote(written.map(({ id }) => id).join(' '))};

/** Made by id, with \`uos api\`. */
export const writtenCalls: ReadonlySet<string> = new Set(WRITTEN.split(' '));
`;
}
