// What is said while something runs, as lines: kept in the order of their numbers, read by whoever may see the source.
import type { Readable } from 'node:stream';
import type { Db } from '#db/connect';

declare module '#kernel/ports' {
  interface Ports {
    readonly logs: Logs;
  }
}

/** Whoever speaks: sources of one group are read together, such as all servers of a function. */
export interface LogSource {
  readonly appId: string;
  /** Such as `multiverse/{gameId}`. */
  readonly group: string;
  /** Within its group, such as the id of a server. */
  readonly name: string;
}

export interface SaidLine {
  /** `platform` for what we say of it. */
  readonly from: 'stdout' | 'stderr' | 'platform';
  readonly text: string;
  /** A word of its own for whoever reads by it: a stage, a level. */
  readonly tag?: string;
}

export interface LogLine extends SaidLine {
  readonly name: string;
  /** Counts the lines of a source from 1: the cursor of `follow`. */
  readonly number: number;
  /** RFC 3339, by the platform's clock. */
  readonly at: string;
}

export interface LogWriter {
  write(line: SaidLine): void;
  /** Resolves once all that was written is in the store. */
  flush(): Promise<void>;
  /** The same, and ends whoever follows. */
  close(): Promise<void>;
}

export interface LogSearch {
  readonly group: string;
  /** All of the group without it. */
  readonly name?: string;
  /** RFC 3339, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Part of the text, in any case. */
  readonly text?: string;
  readonly source?: SaidLine['from'];
  readonly tag?: string;
  /** At most 1000. */
  readonly limit: number;
  readonly oldestFirst?: boolean;
  /** What an earlier answer gave. */
  readonly cursor?: string;
}

export interface LogPage {
  readonly lines: readonly LogLine[];
  /** Goes on behind the last line, or where the budget of one search ended; undefined at the end. */
  readonly cursor: string | undefined;
}

export interface Logs {
  /** Goes on behind what the source has said before. Lines are kept by this process until `close`. */
  open(source: LogSource): Promise<LogWriter>;
  /** Keeps all that a source has said which has ended already, each line with the time of then; it has said nothing before. */
  keep(db: Db, source: LogSource, lines: readonly (SaidLine & Pick<LogLine, 'at'>)[]): Promise<void>;
  /** The last lines, oldest first; of a source that never spoke none. */
  tail(source: LogSource, lines: number): Promise<readonly LogLine[]>;
  /** Whether anything was ever said. */
  has(source: LogSource): Promise<boolean>;
  /** Every line behind `after`, then each as it comes, until the source has ended or `signal` is aborted. */
  follow(source: LogSource, options: { readonly after?: number; readonly signal: AbortSignal }): AsyncIterable<LogLine>;
  /** Newest first unless told, within a budget of bytes and time. */
  search(appId: string, search: LogSearch): Promise<LogPage>;
  /** All that is found, oldest first, some lines at a time. */
  read(
    appId: string,
    search: Omit<LogSearch, 'cursor' | 'oldestFirst' | 'limit'>,
    most?: number,
  ): AsyncIterable<readonly LogLine[]>;
  /** The same as gzip, `{time} {text}` a line. */
  download(appId: string, search: Omit<LogSearch, 'cursor' | 'oldestFirst' | 'limit'>, most?: number): Readable;
  /** Removes what is older, some hundred chunks at a time; once a day. */
  forget(db: Db, before: string): Promise<number>;
}
