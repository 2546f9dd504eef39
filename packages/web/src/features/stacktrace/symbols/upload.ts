// Symbol files on their way up: each is identified here, so that the platform knows what comes; once all are there, what
// waited for them is counted.
import type { StacktraceSymbol } from '@uos/sdk/services/stacktrace';
import { toastDone, toastError, toastInfo } from '../../../kit/act/toast.tsx';
import { screen } from '../../../kit/address/link.ts';
import type { UploadTarget } from '../../../kit/upload/upload-queue.ts';
import { stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface TargetOptions {
  readonly version?: string | undefined;
  /** The platform can use them. */
  readonly onReady: () => void;
}

/** The same after a reload: uploads that were not finished are found by it. */
function zoneId(appId: string): string {
  return `stacktrace.${appId}`;
}

export function symbolTarget(appId: string, { version, onReady }: TargetOptions): UploadTarget {
  let waiting: Promise<ReadonlyMap<string, number>> | undefined;
  let made: StacktraceSymbol[] = [];
  return {
    id: zoneId(appId),
    title: text.symbols,
    link: screen('/services/{appId}/stacktrace/management', { appId }),
    begin: () => {
      made = [];
      // why now: what waits is no more once they are there
      waiting = waitingFor(appId);
    },
    send: async (picked, options) => {
      const { sendSymbols } = await import('./send-symbols.ts');
      const symbols = await sendSymbols(appId, picked, { ...options, version });
      made.push(...symbols);
      return symbols.length === 0 ? 'same' : 'added';
    },
    onFinished: () => {
      onReady();
      tellReady(appId, made, waiting).then(onReady, toastError);
    },
  };
}

const MOST = 1000;

async function waitingFor(appId: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const { buildId, recordCount } of stacktraceOf(appId).missing.list.all({ count: 100 })) {
    counts.set(buildId, recordCount);
    if (counts.size >= MOST) {
      break;
    }
  }
  return counts;
}

/** Waits until the platform has read them, and says what became readable, or why one is of no use. */
async function tellReady(
  appId: string,
  made: readonly StacktraceSymbol[],
  waiting: Promise<ReadonlyMap<string, number>> | undefined,
): Promise<void> {
  if (made.length === 0) {
    return;
  }
  const { symbolsReady } = await import('@uos/sdk/jobs');
  const ready = await Promise.all(made.map((symbol) => symbolsReady({ stacktrace: stacktraceOf(appId) }, symbol)));
  const [bad] = ready.filter(({ status }) => status === 'invalid');
  if (bad !== undefined) {
    toastInfo(text.unusable(bad.fileName, bad.reason));
    return;
  }
  const counts = (await waiting) ?? new Map<string, number>();
  const builds = [...new Set(ready.map(({ buildId }) => buildId))].filter((buildId) => counts.has(buildId));
  await readBy(appId, builds);
  const crashes = builds.reduce((total, buildId) => total + (counts.get(buildId) ?? 0), 0);
  toastDone(crashes === 0 ? text.symbolsReady(ready.length) : text.becameReadable(crashes));
}

const LONGEST_MS = 30_000;
const PAUSE_MS = 500;

/** The platform reads what waited once the symbols are there, which takes it a moment. */
async function readBy(appId: string, builds: readonly string[]): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (builds.length > 0 && performance.now() < until) {
    const left = await waitingFor(appId);
    if (!builds.some((buildId) => left.has(buildId))) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
