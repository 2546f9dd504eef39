// Lines of `uos` as they stand in a shell, a document or a pipeline, as the words that the CLI would get.

/** Of each command of a shell text that is `uos`, with or without npx, the words behind it; `$(…)` counts as one word. */
export function uosLines(text: string): string[][] {
  const inner: string[] = [];
  const outer = text.replace(/\\\n\s*/g, ' ').replace(/\$\(([^()]*)\)/g, (_, line: string) => {
    inner.push(line);
    return 'X';
  });
  const own = commandsOf(outer).flatMap((words) => {
    const at = words.findIndex((word) => !BEFORE.test(word));
    return words[at] === 'uos' ? [words.slice(at + 1)] : [];
  });
  return [...own, ...inner.flatMap(uosLines)];
}

/** What may stand before a command: npx, an assignment, what a pipeline calls its step. */
const BEFORE = /^(npx|-|run:|\w+=.*)$/;

/** Words by command: what stands between line breaks, pipes and semicolons; no comments and no redirections. */
function commandsOf(text: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  let isTarget = false;
  const end = (): void => {
    if (word !== undefined && !isTarget) {
      commands.at(-1)?.push(word);
    }
    isTarget &&= word === undefined;
    word = undefined;
  };
  for (const [part, double, single] of text.matchAll(
    /"((?:[^"\\]|\\.)*)"|'([^']*)'|<[\p{L}_][^<>|\n]*>|\d?>>?|\|\|?|&&|;|\n|[^\S\n]+|#[^\n]*|[^\s"'|;&<>#]+|./gu,
  )) {
    if (part.startsWith('#') && word === undefined) {
      continue;
    }
    if (/^(\|\|?|&&|;|\n)$/.test(part)) {
      end();
      commands.push([]);
    } else if (/^\d?>>?$/.test(part)) {
      end();
      isTarget = true;
    } else if (/^\s+$/.test(part)) {
      end();
    } else {
      word = `${word ?? ''}${double ?? single ?? part}`;
    }
  }
  end();
  return commands;
}
