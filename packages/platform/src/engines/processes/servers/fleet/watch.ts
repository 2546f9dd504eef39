// The game servers of a cluster as they stand: listed once, then watched; listed again wherever the watch breaks.
import { type ClusterApi, ClusterError } from './cluster-api.ts';
import { type GameServerObject, type ListObject, MANAGED } from './objects.ts';

export interface WatchOptions {
  readonly api: ClusterApi;
  /** All there are: who is not among them is gone. */
  readonly onList: (all: readonly GameServerObject[]) => void;
  readonly onChange: (object: GameServerObject) => void;
  readonly onGone: (object: GameServerObject) => void;
  readonly onFault: (error: unknown) => void;
  readonly pauseMs: readonly [number, number];
}

export interface Watch {
  /** Lists now, and goes on from there. */
  again(): void;
  stop(): Promise<void>;
}

const PAGE = 500;
const WATCH_SECONDS = 300;

interface Notice {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: GameServerObject & { readonly code?: number; readonly reason?: string; readonly message?: string };
}

export function watchGameServers({ api, onList, onChange, onGone, onFault, pauseMs }: WatchOptions): Watch {
  const path = `/apis/agones.dev/v1/namespaces/${encodeURIComponent(api.namespace)}/gameservers`;
  const selector = `labelSelector=${encodeURIComponent(`${MANAGED}=platform`)}`;
  const stopped = new AbortController();
  let round = new AbortController();

  const list = async (): Promise<string> => {
    const all: GameServerObject[] = [];
    let next = '';
    for (;;) {
      const more = next === '' ? '' : `&continue=${encodeURIComponent(next)}`;
      const page = await api.call<ListObject<GameServerObject>>('GET', `${path}?${selector}&limit=${PAGE}${more}`);
      all.push(...page.items);
      next = page.metadata.continue ?? '';
      if (next === '') {
        onList(all);
        return page.metadata.resourceVersion ?? '';
      }
    }
  };
  /** Goes on from where it was while it only ends; what breaks it is thrown. */
  const watch = async (from: string, signal: AbortSignal): Promise<void> => {
    let version = from;
    for (;;) {
      const query = `watch=true&allowWatchBookmarks=true&timeoutSeconds=${WATCH_SECONDS}&${selector}`;
      let notices = 0;
      for await (const line of api.lines(`${path}?${query}&resourceVersion=${encodeURIComponent(version)}`, signal)) {
        const { type, object } = JSON.parse(line) as Notice;
        notices += 1;
        if (type === 'ERROR') {
          throw new ClusterError(object.code ?? 500, object.reason ?? '', object.message ?? 'the watch has ended');
        }
        version = object.metadata.resourceVersion ?? version;
        if (type === 'DELETED') {
          onGone(object);
        } else if (type !== 'BOOKMARK') {
          onChange(object);
        }
      }
      if (signal.aborted || notices === 0) {
        return;
      }
    }
  };
  const run = async (): Promise<void> => {
    const [least, most] = pauseMs;
    let pause = least;
    while (!stopped.signal.aborted) {
      round = new AbortController();
      const signal = AbortSignal.any([stopped.signal, round.signal]);
      try {
        const version = await list();
        pause = least;
        await watch(version, signal);
      } catch (error) {
        // why not said: a watch that is too old is how a cluster asks for a new list
        if (!signal.aborted && !(error instanceof ClusterError && error.status === 410)) {
          onFault(error);
        }
      }
      await wait(pause, signal);
      pause = Math.min(most, pause * 2);
    }
  };
  const running = run();
  return {
    again: () => round.abort(),
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    timer.unref();
    signal.addEventListener('abort', done);
  });
}
