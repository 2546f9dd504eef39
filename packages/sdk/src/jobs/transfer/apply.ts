// Does what a plan says: announces, sends in parallel, tries again, and removes what is left over at the very end.
import { comparePaths } from './compare.ts';
import { adaptiveFlow, type Flow } from './flow.ts';
import type { Pace } from './pace.ts';
import { hashed, type PlanOptions, type TransferPlan } from './plan.ts';
import { type Announced, FileChangedError, type PlannedFile, type Sending, type TransferTarget } from './ports.ts';
import { isHopeless, isRefusal, type Patience, patiently } from './retrying.ts';

export interface ApplyOptions extends Pick<PlanOptions, 'createMd5' | 'memory'> {
  /** Removes what the source does not have, once everything else is there. */
  readonly remove?: boolean;
  /** Transfers at once at most, 16 when absent; how many there are is found out. */
  readonly transfers?: number | undefined;
  /** A limit on bytes per second. */
  readonly pace?: Pace | undefined;
  /** Attempts of one transfer, 6 when absent. */
  readonly attempts?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onEvent?: ((event: TransferEvent) => void) | undefined;
}

/** What happens, as it happens. */
export type TransferEvent =
  | { readonly type: 'started'; readonly path: string; readonly size: number }
  | { readonly type: 'progress'; readonly sentBytes: number; readonly totalBytes: number }
  /** So much of a file that goes alone is over there. */
  | { readonly type: 'part'; readonly path: string; readonly bytes: number; readonly size: number }
  | { readonly type: 'sent'; readonly path: string; readonly size: number; readonly alreadyThere: boolean }
  | { readonly type: 'failed'; readonly path: string; readonly error: Error }
  | { readonly type: 'removed'; readonly paths: readonly string[] };

export interface TransferResult {
  readonly created: number;
  readonly changed: number;
  readonly completed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Files whose bytes were there already under another path. */
  readonly reused: number;
  /** Bytes that went over the wire; what was there already is not among them. */
  readonly sentBytes: number;
  readonly failed: readonly { readonly path: string; readonly error: Error }[];
  /** What ended the run before its time; nothing was removed then. */
  readonly stopped: Error | undefined;
}

const MOST_TRANSFERS = 16;
const ATTEMPTS = 6;
const FIRST_DELAY_MS = 100;
/** From here on a file is begun early, so that it is not what everybody waits for at the end. */
const EARLY_BYTES = 8 * 1024 * 1024;
/** Batches announced ahead of what is being sent. */
const BATCHES_AHEAD = 2;

/**
 * Does what a plan says. May be stopped at any time, also by force: what was sent stays, and a new plan holds the rest.
 * A file that cannot be sent is in `failed` and does not keep the others; then nothing is removed.
 * @throws the signal's reason when aborted.
 */
export async function applyTransfer(
  target: TransferTarget,
  plan: TransferPlan,
  options: ApplyOptions,
): Promise<TransferResult> {
  const run = openRun(target, plan, options);
  const work = [...plan.create, ...plan.change, ...plan.complete].sort(workOrder);
  await run.send(work);
  await run.sendAgain();
  options.signal?.throwIfAborted();
  const mayRemove = options.remove === true && run.failed.size === 0 && run.stopped === undefined;
  const removed = mayRemove ? await run.remove() : 0;
  const done = (files: readonly PlannedFile[]): number => files.filter(({ path }) => run.done.has(path)).length;
  return {
    created: done(plan.create),
    changed: done(plan.change),
    completed: done(plan.complete),
    unchanged: plan.same,
    removed,
    reused: run.reused,
    sentBytes: run.sentBytes,
    failed: Array.from(run.failed, ([path, error]) => ({ path, error })),
    stopped: run.stopped,
  };
}

/** Large files first, the others as they lie in the folder. */
function workOrder(a: PlannedFile, b: PlannedFile): number {
  const [x, y] = [a, b].map(({ source }) => (source.size >= EARLY_BYTES ? source.size : 0));
  return x === y ? comparePaths(a.path, b.path) : (y ?? 0) - (x ?? 0);
}

function openRun(target: TransferTarget, plan: TransferPlan, options: ApplyOptions) {
  const { transfers = MOST_TRANSFERS, signal, onEvent, pace } = options;
  const flow: Flow = adaptiveFlow({ most: transfers, signal });
  const patience: Patience = {
    attempts: options.attempts ?? ATTEMPTS,
    firstDelayMs: FIRST_DELAY_MS,
    signal,
    wasThere: () => run.done.size > 0,
    onOverload: (pauseMs) => flow.overloaded(pauseMs),
  };
  const moved = new Set(plan.moves.map(({ to }) => to));
  let sparedBytes = 0;
  const changedFiles: PlannedFile[] = [];
  /** why: several paths may hold one content, and it goes over the wire once */
  const byContent = new Map<string, Promise<boolean>>();
  const followers: Promise<void>[] = [];
  const settle = new WeakMap<PlannedFile, (ok: boolean) => void>();
  const run = {
    done: new Set<string>(),
    failed: new Map<string, Error>(),
    stopped: undefined as Error | undefined,
    reused: 0,
    sentBytes: 0,
    send,
    sendAgain,
    remove,
  };

  const onBytes = (bytes: number): void => {
    run.sentBytes += bytes;
    flow.moved(bytes);
    tellProgress();
  };
  const onSpared = (bytes: number): void => {
    sparedBytes += bytes;
    tellProgress();
  };
  const tellProgress = (): void =>
    onEvent?.({
      type: 'progress',
      sentBytes: run.sentBytes,
      totalBytes: Math.max(plan.bytesToSend - sparedBytes, run.sentBytes),
    });
  const isOver = (): boolean => run.stopped !== undefined || signal?.aborted === true;
  const arrived = (file: PlannedFile, alreadyThere: boolean): void => {
    run.done.add(file.path);
    if (alreadyThere && !moved.has(file.path)) {
      onSpared(file.source.size);
    }
    run.reused += alreadyThere ? 1 : 0;
    onEvent?.({ type: 'sent', path: file.path, size: file.source.size, alreadyThere });
  };
  const failed = (file: PlannedFile, error: Error, mayTryAgain: boolean): void => {
    if (signal?.aborted === true) {
      return;
    }
    if (error instanceof FileChangedError && mayTryAgain && file.again !== undefined) {
      changedFiles.push(file);
      return;
    }
    if (isHopeless(error)) {
      run.stopped ??= error;
    }
    run.failed.set(file.path, error);
    onEvent?.({ type: 'failed', path: file.path, error });
  };

  async function send(work: readonly PlannedFile[], mayTryAgain = true): Promise<void> {
    const running = new Set<Promise<void>>();
    const batches: Promise<unknown>[] = [];
    for (let at = 0; at < work.length && !isOver(); at += target.batchFiles) {
      const batch = work.slice(at, at + target.batchFiles);
      // why wait: an announcement is worth an hour, and what is announced should not lie about
      await batches.at(-BATCHES_AHEAD);
      const sendings = await announce(batch);
      const tasks = packs(target, sendings).map((pack) => sendPack(pack, mayTryAgain));
      for (const task of tasks) {
        const tracked = task.finally(() => running.delete(tracked));
        running.add(tracked);
      }
      batches.push(Promise.all(tasks));
    }
    await Promise.all(running);
    await Promise.all(followers.splice(0));
  }

  /** Answers what is to be sent; what is there already is done with. */
  async function announce(batch: readonly PlannedFile[]): Promise<Sending[]> {
    let announced: Awaited<ReturnType<TransferTarget['announce']>>;
    try {
      announced = await patiently(() => target.announce(batch, signal), patience);
    } catch (error) {
      if (isRefusal(error) && batch.length > 1) {
        // why: one file that is refused must not keep the others
        const half = batch.length >> 1;
        return [...(await announce(batch.slice(0, half))), ...(await announce(batch.slice(half)))];
      }
      run.stopped ??= isRefusal(error) ? undefined : (error as Error);
      for (const file of batch) {
        failed(file, error as Error, false);
      }
      return [];
    }
    const sendings: Sending[] = [];
    for (const [index, file] of batch.entries()) {
      const answer = announced[index];
      // why the path: a file without a hash is the only one of its size
      const key = file.md5 === undefined ? file.path : `${file.md5} ${file.source.size}`;
      const sent = byContent.get(key);
      if (answer?.present === true) {
        arrived(file, true);
      } else if (sent !== undefined) {
        followers.push(sent.then((ok) => follow(file, answer, ok)));
      } else {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        byContent.set(key, promise);
        settle.set(file, resolve);
        sendings.push({ file, ticket: answer?.ticket });
      }
    }
    return sendings;
  }

  /** A file with the content of another one, which has arrived or failed by now. */
  async function follow(file: PlannedFile, answer: Announced | undefined, ok: boolean): Promise<void> {
    if (!ok) {
      failed(file, new SameContentError(file.path), false);
    } else if (answer?.present === false && !answer.isListed) {
      await sendPack([{ file, ticket: answer.ticket }], false);
    } else {
      arrived(file, true);
    }
  }

  function sendPack(sendings: readonly Sending[], mayTryAgain: boolean): Promise<void> {
    return flow
      .run(async () => {
        if (isOver()) {
          return;
        }
        for (const { file } of sendings) {
          onEvent?.({ type: 'started', path: file.path, size: file.source.size });
        }
        for (const [index, outcome] of (await attempts(sendings)).entries()) {
          const file = sendings[index]?.file;
          if (file === undefined) {
            continue;
          }
          if (outcome instanceof Error) {
            failed(file, outcome, mayTryAgain);
          } else {
            arrived(file, !outcome);
          }
        }
      })
      .catch((error: unknown) => {
        for (const { file } of sendings) {
          failed(file, error as Error, mayTryAgain);
        }
      })
      .finally(() => {
        for (const { file } of sendings) {
          settle.get(file)?.(run.done.has(file.path));
        }
      });
  }

  /** For each file an error, or whether bytes went over the wire. */
  async function attempts(sendings: readonly Sending[]): Promise<readonly (Error | boolean)[]> {
    const [only] = sendings;
    if (target.sendPack === undefined || only === undefined || sendings.length === 1) {
      return Promise.all(
        sendings.map((sending) =>
          patiently(() => counted((options) => target.send(sending, options), sending.file), patience).catch(
            (error: unknown) => error as Error,
          ),
        ),
      );
    }
    const outcomes = new Map<Sending, Error | boolean>();
    let open = sendings;
    await patiently(async () => {
      const errors = (await counted((options) => target.sendPack?.(open, options))) ?? [];
      for (const [index, sending] of open.entries()) {
        outcomes.set(sending, errors[index] ?? true);
      }
      open = open.filter((sending) => outcomes.get(sending) instanceof Error);
      const [first] = open;
      const error = first === undefined ? undefined : outcomes.get(first);
      if (error instanceof Error) {
        throw error;
      }
    }, patience).catch((error: unknown) => {
      for (const sending of open) {
        outcomes.set(sending, outcomes.get(sending) ?? (error as Error));
      }
    });
    return sendings.map((sending) => outcomes.get(sending) ?? new Error(`${sending.file.path} was not answered`));
  }

  /** Takes back what an attempt that failed has counted. */
  async function counted<T>(
    attempt: (options: Parameters<TransferTarget['send']>[1]) => Promise<T> | T,
    file?: PlannedFile,
  ): Promise<T> {
    let [bytes, spared] = [0, 0];
    const tellPart = (): void => {
      if (file !== undefined) {
        onEvent?.({ type: 'part', path: file.path, bytes: bytes + spared, size: file.source.size });
      }
    };
    try {
      return await attempt({
        signal,
        pace,
        onSpared: (more) => {
          spared += more;
          onSpared(more);
          tellPart();
        },
        again: (part) => patiently(part, patience),
        onHashed: (md5) => {
          if (file?.stamp !== undefined) {
            options.memory?.keepHash(file.path, file.stamp, md5);
          }
        },
        onBytes: (more) => {
          bytes += more;
          // why first: what follows shows both
          tellPart();
          onBytes(more);
        },
      });
    } catch (error) {
      onBytes(-bytes);
      throw error;
    }
  }

  /** Files that changed under our hands get one more chance, as they are now. */
  async function sendAgain(): Promise<void> {
    const files: PlannedFile[] = [];
    for (const file of changedFiles.splice(0)) {
      try {
        const now = isOver() ? undefined : await file.again?.();
        if (now === undefined) {
          throw new FileChangedError(file.path);
        }
        files.push(await hashed(now, options));
      } catch (error) {
        failed(file, error as Error, false);
      }
    }
    if (files.length > 0) {
      await send(files, false);
    }
  }

  async function remove(): Promise<number> {
    let removed = 0;
    for (let at = 0; at < plan.extra.length; at += target.batchFiles) {
      const batch = plan.extra.slice(at, at + target.batchFiles);
      removed += await patiently(() => target.remove(batch, signal), patience);
      onEvent?.({ type: 'removed', paths: batch.map(({ path }) => path) });
    }
    return removed;
  }

  return run;
}

class SameContentError extends Error {
  constructor(path: string) {
    super(`the content of ${path} is that of another file, which could not be sent`);
    this.name = 'SameContentError';
  }
}

/** Small files of a batch together, every other one alone. */
function packs({ pack: limits, sendPack }: TransferTarget, sendings: readonly Sending[]): Sending[][] {
  if (limits === undefined || sendPack === undefined) {
    return sendings.map((sending) => [sending]);
  }
  const made: Sending[][] = [];
  let open: { sendings: Sending[]; bytes: number } | undefined;
  for (const sending of sendings) {
    const { size } = sending.file.source;
    if (size > limits.fileBytes) {
      made.push([sending]);
      continue;
    }
    if (open === undefined || open.sendings.length >= limits.files || open.bytes + size > limits.packBytes) {
      open = { sendings: [], bytes: 0 };
      made.push(open.sendings);
    }
    open.sendings.push(sending);
    open.bytes += size;
  }
  return made;
}
