// The frames of all players in the order in which they travelled, as a live view reads them.
import type { LiveSource } from '../../../kit/live/live-feed.ts';
import type { LogLine } from '../../../kit/log/log-lines.ts';

export interface FrameLog {
  add(line: Omit<LogLine, 'id'>): void;
  readonly source: LiveSource;
}

/** As many as a live view holds. */
const MOST = 5000;

export function createFrameLog(): FrameLog {
  let lines: readonly (LogLine & { readonly id: number })[] = [];
  let last = 0;
  const readers = new Set<(line: LogLine) => void>();
  return {
    add(line) {
      last += 1;
      const added = { ...line, id: last };
      lines = [...lines, added].slice(-MOST);
      for (const read of readers) {
        read(added);
      }
    },
    source: {
      open: ({ after = 0, onOpen, onLines, signal }) =>
        new Promise((resolve) => {
          const read = (line: LogLine): void => onLines([line]);
          readers.add(read);
          signal.addEventListener('abort', () => {
            readers.delete(read);
            resolve();
          });
          onOpen();
          onLines(lines.filter(({ id }) => id > Number(after)));
        }),
    },
  };
}
