// Files on their way up, outside React, so that they go on whatever screen is open. A batch is what was dropped at once;
// it can be paused, resumed, cancelled, and its failures tried again. Each batch is one task of the task centre.
import { formatSize } from '@uos/contract/rules';
import { type TaskHandle, tasks } from '../act/tasks.ts';
import type { ScreenLink } from '../address/link.ts';
import { type HashFile, hashInWorker } from './md5.ts';
import { text } from './text.zh.ts';
import { forgetUnfinished, keepUnfinished } from './unfinished.ts';

/** What became of a file: `done` where the place does not say whether its path was there before. */
export type FileResult = 'added' | 'changed' | 'done' | 'same' | 'skipped';

export type FileState = 'waiting' | 'hashing' | 'sending' | FileResult | 'failed' | 'cancelled';

/** What happens to a file whose path is taken. */
export type ConflictRule = 'overwrite' | 'skip';

export interface PickedFile {
  /** With the folders it was dropped in: `img/hero.png`. */
  readonly path: string;
  readonly file: File;
}

export interface QueuedFile extends PickedFile {
  state: FileState;
  /** Of the phase it is in: hashed, then sent. */
  bytes: number;
  problem?: unknown;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** MD5 of the file, lower-case hex. */
  readonly md5: string;
  readonly rule: ConflictRule;
  /** Bytes since the last time; negative where an attempt began again. */
  readonly onSent: (bytes: number) => void;
}

/** Where files go: a bucket, the storage of a service. */
export interface UploadTarget {
  /** The same after a reload, so that what was not finished finds its place again. */
  readonly id: string;
  /** 资源桶 web */
  readonly title: string;
  readonly link?: ScreenLink;
  /** Before the first file of a batch, such as to read what is there. */
  readonly begin?: (files: readonly PickedFile[]) => void;
  /** `same`: the path has this content already; `skipped`: the rule left it as it was. */
  readonly send: (picked: PickedFile, options: SendOptions) => Promise<FileResult>;
  /** After the last file of a batch, such as to read lists again. */
  readonly onFinished?: () => void;
}

export interface Batch {
  readonly id: string;
  readonly target: UploadTarget;
  readonly rule: ConflictRule;
  readonly files: readonly QueuedFile[];
  readonly totalBytes: number;
  isPaused: boolean;
  isOver: boolean;
  /** When it was, as the page counts. */
  overAt: number;
  /** Nobody wants to see it in its place any more. */
  isHidden: boolean;
  /** From 0 to 1, and what is said of it. */
  progress: number;
  note: string;
}

interface QueueOptions {
  readonly hash?: HashFile;
  readonly parallel?: number;
}

const MAX_PARALLEL = 6;
/** Progress is told at most this often. */
const TELL_MS = 250;
const DONE: ReadonlySet<FileState> = new Set<FileState>(['added', 'changed', 'done', 'same', 'skipped']);

export function createUploadQueue({ hash = hashInWorker, parallel: first = 3 }: QueueOptions = {}) {
  const batches: Batch[] = [];
  const handles = new Map<string, TaskHandle>();
  const stops = new Map<QueuedFile, AbortController>();
  const meters = new Map<string, Meter>();
  const listeners = new Set<() => void>();
  let parallel = first;
  let version = 0;
  let count = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    if (telling !== undefined) {
      return;
    }
    telling = setTimeout(() => {
      telling = undefined;
      version += 1;
      for (const batch of batches) {
        report(batch);
      }
      for (const listener of listeners) {
        listener();
      }
    }, TELL_MS);
  };

  const report = (batch: Batch): void => {
    const counts = countsOf(batch);
    const meter = meters.get(batch.id);
    const handle = handles.get(batch.id);
    if (handle === undefined || meter === undefined) {
      return;
    }
    const over = batch.isOver;
    const cancelled = batch.files.some(({ state }) => state === 'cancelled');
    const speed = batch.isPaused || over ? 0 : meter.perSecond(counts.sentBytes);
    batch.progress = batch.totalBytes === 0 ? counts.over / batch.files.length : counts.sentBytes / batch.totalBytes;
    batch.note = over
      ? text.finished(counts)
      : text.note(
          counts.over,
          batch.files.length,
          speedWords(speed),
          leftWords(batch.totalBytes - counts.sentBytes, speed),
        );
    handle.update({
      state: over
        ? counts.failed > 0
          ? 'failed'
          : cancelled
            ? 'cancelled'
            : 'done'
        : batch.isPaused
          ? 'paused'
          : 'running',
      progress: batch.progress,
      note: batch.note,
      actions: actionsOf(batch, counts.failed),
    });
  };

  const actionsOf = (batch: Batch, failed: number) => ({
    ...(batch.isOver ? {} : batch.isPaused ? { resume: () => resume(batch.id) } : { pause: () => pause(batch.id) }),
    ...(batch.isOver ? {} : { cancel: () => cancel(batch.id) }),
    ...(failed > 0 ? { retry: () => retry(batch.id) } : {}),
  });

  const pump = (): void => {
    while (stops.size < parallel) {
      const next = firstWaiting(batches);
      if (next === undefined) {
        break;
      }
      void work(next.batch, next.file);
    }
    for (const batch of batches) {
      finish(batch);
    }
    tell();
  };

  const work = async (batch: Batch, file: QueuedFile): Promise<void> => {
    const stop = new AbortController();
    stops.set(file, stop);
    file.state = 'hashing';
    file.bytes = 0;
    delete file.problem;
    try {
      const { signal } = stop;
      const md5 = await hash(file.file, {
        signal,
        onProgress: (bytes) => {
          file.bytes = bytes;
          tell();
        },
      });
      file.state = 'sending';
      file.bytes = 0;
      const onSent = (bytes: number): void => {
        file.bytes = Math.min(Math.max(file.bytes + bytes, 0), file.file.size);
        tell();
      };
      file.state = await batch.target.send(file, { signal, md5, rule: batch.rule, onSent });
      file.bytes = file.file.size;
    } catch (problem) {
      if (file.state === 'hashing' || file.state === 'sending') {
        file.state = stop.signal.aborted ? 'waiting' : 'failed';
        file.bytes = 0;
        if (file.state === 'failed') {
          file.problem = problem;
        }
      }
    } finally {
      stops.delete(file);
      keepUnfinished(batch.target, batch.files);
      pump();
    }
  };

  const finish = (batch: Batch): void => {
    const isOver = batch.files.every(({ state }) => DONE.has(state) || state === 'failed' || state === 'cancelled');
    if (isOver && !batch.isOver) {
      batch.isOver = true;
      batch.overAt = performance.now();
      if (batch.files.every(({ state }) => state !== 'failed')) {
        forgetUnfinished(batch.target.id);
      }
      batch.target.onFinished?.();
    }
  };

  const find = (id: string): Batch | undefined => batches.find((batch) => batch.id === id);

  const stopAll = (batch: Batch): void => {
    for (const file of batch.files) {
      stops.get(file)?.abort();
    }
  };

  const pause = (id: string): void => {
    const batch = find(id);
    if (batch !== undefined) {
      batch.isPaused = true;
      stopAll(batch);
      tell();
    }
  };

  const resume = (id: string): void => {
    const batch = find(id);
    if (batch !== undefined) {
      batch.isPaused = false;
      pump();
    }
  };

  const cancel = (id: string): void => {
    const batch = find(id);
    if (batch !== undefined) {
      for (const file of batch.files) {
        if (!DONE.has(file.state)) {
          file.state = 'cancelled';
        }
      }
      stopAll(batch);
      forgetUnfinished(batch.target.id);
      pump();
    }
  };

  const hide = (id: string): void => {
    const batch = find(id);
    if (batch !== undefined) {
      batch.isHidden = true;
      tell();
    }
  };

  const retry = (id: string, path?: string): void => {
    const batch = find(id);
    if (batch !== undefined) {
      for (const file of batch.files) {
        if (file.state === 'failed' && (path === undefined || file.path === path)) {
          file.state = 'waiting';
        }
      }
      batch.isOver = false;
      pump();
    }
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes with every change; the batches themselves are the same objects. */
    version: () => version,
    batches: (): readonly Batch[] => batches,
    batch: find,
    add(target: UploadTarget, picked: readonly PickedFile[], rule: ConflictRule = 'overwrite'): string {
      count += 1;
      const id = `upload-${count}`;
      const batch: Batch = {
        id,
        target,
        rule,
        files: picked.map(({ path, file }) => ({ path, file, state: 'waiting', bytes: 0 })),
        totalBytes: picked.reduce((sum, { file }) => sum + file.size, 0),
        isPaused: false,
        isOver: false,
        overAt: 0,
        isHidden: false,
        progress: 0,
        note: '',
      };
      batches.push(batch);
      target.begin?.(picked);
      meters.set(id, createMeter());
      handles.set(
        id,
        tasks.add({
          kind: 'upload',
          title: text.title(target.title),
          state: 'running',
          ...(target.link === undefined ? {} : { link: target.link }),
          batchId: id,
        }),
      );
      keepUnfinished(target, batch.files);
      pump();
      return id;
    },
    pause,
    resume,
    cancel,
    retry,
    hide,
    parallel: () => parallel,
    setParallel(next: number): void {
      parallel = Math.min(Math.max(Math.round(next), 1), MAX_PARALLEL);
      pump();
    },
    /** Something would be lost with the page. */
    isBusy: () => batches.some(({ isOver }) => !isOver),
  };
}

function firstWaiting(batches: readonly Batch[]): { batch: Batch; file: QueuedFile } | undefined {
  for (const batch of batches) {
    const file = batch.isPaused ? undefined : batch.files.find(({ state }) => state === 'waiting');
    if (file !== undefined) {
      return { batch, file };
    }
  }
  return undefined;
}

export interface BatchCounts {
  /** Done, left as they are, failed or cancelled. */
  readonly over: number;
  readonly added: number;
  readonly changed: number;
  readonly done: number;
  readonly same: number;
  readonly skipped: number;
  readonly failed: number;
  readonly sentBytes: number;
}

function countsOf({ files }: Batch): BatchCounts {
  const counts = { over: 0, added: 0, changed: 0, done: 0, same: 0, skipped: 0, failed: 0, sentBytes: 0 };
  for (const { state, bytes, file } of files) {
    counts.sentBytes += DONE.has(state) ? file.size : state === 'sending' ? bytes : 0;
    if (DONE.has(state) || state === 'failed') {
      counts[state as FileResult | 'failed'] += 1;
    }
    counts.over += DONE.has(state) || state === 'failed' || state === 'cancelled' ? 1 : 0;
  }
  return counts;
}

interface Meter {
  perSecond(bytes: number): number;
}

/** Speed over the last seconds, not since the beginning. */
function createMeter(): Meter {
  const WINDOW_MS = 5000;
  let seen: { at: number; bytes: number }[] = [];
  return {
    perSecond(bytes) {
      const at = performance.now();
      seen = [...seen.filter((one) => at - one.at < WINDOW_MS), { at, bytes }];
      const [oldest] = seen;
      const ms = at - (oldest?.at ?? at);
      return ms < TELL_MS ? 0 : Math.max(((bytes - (oldest?.bytes ?? bytes)) / ms) * 1000, 0);
    },
  };
}

function speedWords(perSecond: number): string {
  return perSecond < 1 ? '' : text.speed(formatSize(perSecond));
}

function leftWords(bytes: number, perSecond: number): string {
  if (perSecond < 1) {
    return '';
  }
  const seconds = Math.ceil(bytes / perSecond);
  if (seconds < 90) {
    return text.left(text.seconds(seconds));
  }
  return text.left(seconds < 5400 ? text.minutes(Math.round(seconds / 60)) : text.hours(Math.round(seconds / 3600)));
}
