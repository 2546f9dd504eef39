// One at a time in all tabs of a page: by Web Locks, and where a page without TLS has none, by a lease in its storage.
import { uuid } from '../runtime/uuid.ts';
import { webStorage } from './storage.ts';

interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const LEASE_MS = 10_000;
const LOOK_MS = 40;

/** Runs `work` while no other tab runs something under that name. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis as { navigator?: { locks?: Locks } }).navigator ?? {};
  if (locks !== undefined) {
    return locks.request(name, work);
  }
  const release = await lease(name);
  try {
    return await work();
  } finally {
    release();
  }
}

/** Takes the lease, or that of a tab that was closed while it held one. */
async function lease(name: string): Promise<() => void> {
  const storage = webStorage();
  if (storage === undefined) {
    return () => undefined;
  }
  const own = uuid();
  const holder = (): string | undefined => {
    const [who, until] = (storage.getItem(name) ?? '').split(' ');
    // why both ends: a clock that was set back would hold a lease for hours
    const left = Number(until) - Date.now();
    return left > 0 && left <= LEASE_MS ? who : undefined;
  };
  for (;;) {
    if (holder() === undefined) {
      storage.setItem(name, `${own} ${Date.now() + LEASE_MS}`);
      // why look again: two tabs may have written at once, and the one that wrote last has it
      await pause();
      if (holder() === own) {
        return () => {
          if (holder() === own) {
            storage.removeItem(name);
          }
        };
      }
    }
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS * (1 + Math.random()));
  });
}
