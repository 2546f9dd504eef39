// The configurations that a process has ready. One is asked for again a second after it was last seen to be current, and
// at once where a change of it was heard: no process serves an old one for longer than two seconds after a commit.
import type { Ports } from '#kernel/ports';
import { CHANGED } from '../change.ts';
import { configsOf } from '../store/configs.ts';
import { overridesOf } from '../store/overrides.ts';
import { versionOf } from '../store/versions.ts';
import { type ReadyConfig, ready } from './compiled.ts';

export interface KnownConfigs {
  of(appId: string): Promise<ReadyConfig>;
  /** Entries of all that are kept. */
  size(appId: string): number;
  stop(): void;
}

interface Known {
  readonly config: ReadyConfig;
  /** When it was last asked for; on a clock that only goes forward. */
  readonly seenMs: number;
}

const TRUSTED_MS = 1000;
const MOST_APPS = 500;

const known = new WeakMap<Ports, KnownConfigs>();

/** They live as long as the ports. */
export function knownConfigs(ports: Ports): KnownConfigs {
  const found = known.get(ports);
  if (found !== undefined) {
    return found;
  }
  const made = openKnown(ports);
  known.set(ports, made);
  return made;
}

function openKnown({ db, fanOut }: Ports): KnownConfigs {
  const kept = new Map<string, Known>();
  const asking = new Map<string, Promise<ReadyConfig>>();
  const forget = fanOut.subscribe(CHANGED, (appId) => {
    if (appId === undefined) {
      kept.clear();
      asking.clear();
    } else {
      kept.delete(appId);
      // why: what is being read now may have been read before the change
      asking.delete(appId);
    }
  });

  const read = async (appId: string, before: ReadyConfig | undefined): Promise<ReadyConfig> => {
    const version = await versionOf(db, appId);
    if (before?.version === version) {
      return before;
    }
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) =>
        ready(appId, await versionOf(tx, appId), await configsOf(tx, appId), await overridesOf(tx, appId)),
      );
  };
  const ask = (appId: string): Promise<ReadyConfig> => {
    const seenMs = performance.now();
    const asked = read(appId, kept.get(appId)?.config).then((config) => {
      if (asking.get(appId) === asked) {
        asking.delete(appId);
        kept.delete(appId);
        kept.set(appId, { config, seenMs });
        const [oldest = ''] = kept.keys();
        if (kept.size > MOST_APPS) {
          kept.delete(oldest);
        }
      }
      return config;
    });
    asking.set(appId, asked);
    asked.catch(() => {
      if (asking.get(appId) === asked) {
        asking.delete(appId);
      }
    });
    return asked;
  };

  return {
    async of(appId) {
      const found = kept.get(appId);
      if (found !== undefined && performance.now() - found.seenMs < TRUSTED_MS) {
        return found.config;
      }
      return asking.get(appId) ?? ask(appId);
    },
    size(appId) {
      const found = kept.get(appId)?.config;
      return found === undefined ? 0 : found.defaults.length + found.overrides.length;
    },
    stop: forget,
  };
}
