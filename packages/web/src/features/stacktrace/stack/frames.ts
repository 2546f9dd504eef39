// How a stack is shown: what the game did line by line, what the system did between folded, what the compiler put into its
// caller below that. And as a text to hand on.
import type { StackFrame } from '@uos/sdk/services/stacktrace';

export type Shown =
  | { readonly kind: 'frame'; readonly frame: StackFrame }
  | { readonly kind: 'system'; readonly frames: readonly StackFrame[] };

/** A stack of the system alone is not folded: nothing would be left. */
export function shownOf(frames: readonly StackFrame[]): Shown[] {
  const shown: Shown[] = [];
  const isMixed = frames.some(({ inApp }) => inApp);
  let folded: StackFrame[] = [];
  const unfold = (): void => {
    if (folded.length > 0) {
      shown.push({ kind: 'system', frames: folded });
      folded = [];
    }
  };
  for (const frame of frames) {
    if (isMixed && !frame.inApp) {
      folded.push(frame);
    } else {
      unfold();
      shown.push({ kind: 'frame', frame });
    }
  }
  unfold();
  return shown;
}

/** What it is called, or where it is where nobody knows. */
export function calledOf({ function: called, module, address }: StackFrame): string {
  return called === '' ? `${module} ${address}`.trim() : called;
}

/** `ship.cpp:24`, or the library. */
export function placeOf({ file, line, module, function: called }: StackFrame): string {
  if (file === '') {
    return called === '' ? '' : module;
  }
  const name = file.split(/[/\\]/).at(-1) ?? file;
  return line > 0 ? `${name}:${line}` : name;
}

export function stackText(title: string, frames: readonly StackFrame[]): string {
  const lines = frames.map((frame) => {
    const place = frame.file === '' ? placeOf(frame) : `${frame.file}${frame.line > 0 ? `:${frame.line}` : ''}`;
    const index = String(frame.index).padStart(2, '0');
    return `#${index} ${calledOf(frame)}${place === '' ? '' : ` (${place})`}${frame.inlined ? ' [inlined]' : ''}`;
  });
  return [title, ...lines].join('\n');
}

export function stackMarkdown(title: string, frames: readonly StackFrame[]): string {
  const [, ...lines] = stackText(title, frames).split('\n');
  return [`**${title.replaceAll(/[*_`]/g, '\\$&')}**`, '', '```', ...lines, '```'].join('\n');
}

/** Builds of the game's own libraries that are wanted, with the library of each. */
export function wantedOf(frames: readonly StackFrame[]): { readonly buildId: string; readonly module: string }[] {
  const wanted = new Map<string, string>();
  for (const { status, inApp, buildId, module } of frames) {
    if (inApp && status === 'no_symbol' && module !== '') {
      wanted.set(buildId === '' ? module : buildId, module);
    }
  }
  return [...wanted].map(([key, module]) => ({ buildId: key === module ? '' : key, module }));
}
