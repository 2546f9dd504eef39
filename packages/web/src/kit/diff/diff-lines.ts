// What differs between two texts, line by line: the longest common run of lines stays, the rest is taken out or put in.

export type DiffKind = 'same' | 'removed' | 'added';

export interface DiffLine {
  readonly kind: DiffKind;
  readonly text: string;
  /** Number of the line before and after, from 1. */
  readonly before?: number;
  readonly after?: number;
}

/** Texts of more lines together are compared only as wholes in their middle. */
const MOST_CELLS = 4_000_000;

export function diffLines(before: string, after: string): DiffLine[] {
  const a = before === '' ? [] : before.split('\n');
  const b = after === '' ? [] : after.split('\n');
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) {
    head += 1;
  }
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) {
    tail += 1;
  }
  const middle = diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const kinds: [DiffKind, string][] = [
    ...a.slice(0, head).map((line): [DiffKind, string] => ['same', line]),
    ...middle,
    ...a.slice(a.length - tail).map((line): [DiffKind, string] => ['same', line]),
  ];
  let left = 0;
  let right = 0;
  return kinds.map(([kind, text]) => {
    left += kind === 'added' ? 0 : 1;
    right += kind === 'removed' ? 0 : 1;
    return {
      kind,
      text,
      ...(kind === 'added' ? {} : { before: left }),
      ...(kind === 'removed' ? {} : { after: right }),
    };
  });
}

function diffMiddle(a: readonly string[], b: readonly string[]): [DiffKind, string][] {
  if (a.length * b.length > MOST_CELLS) {
    return [
      ...a.map((line): [DiffKind, string] => ['removed', line]),
      ...b.map((line): [DiffKind, string] => ['added', line]),
    ];
  }
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
    }
  }
  const lines: [DiffKind, string][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(['same', a[i] ?? '']);
      i += 1;
      j += 1;
    } else if (
      j >= b.length ||
      (i < a.length && (longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0))
    ) {
      lines.push(['removed', a[i] ?? '']);
      i += 1;
    } else {
      lines.push(['added', b[j] ?? '']);
      j += 1;
    }
  }
  return lines;
}

/** Runs of equal lines longer than this are folded, except so many lines next to a change. */
export function foldSame(lines: readonly DiffLine[], near = 3): (DiffLine | { readonly folded: number })[] {
  const keep = lines.map((_, index) =>
    lines.slice(Math.max(index - near, 0), index + near + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: (DiffLine | { folded: number })[] = [];
  lines.forEach((line, index) => {
    const last = shown.at(-1);
    if (keep[index] === true) {
      shown.push(line);
    } else if (last !== undefined && 'folded' in last) {
      last.folded += 1;
    } else {
      shown.push({ folded: 1 });
    }
  });
  return shown;
}
