// Where the tokens of a player are kept between two visits.

/** Anything that keeps texts by a key; the host of a mini game brings its own. */
export interface PlayerStorage {
  get(key: string): string | null | undefined | Promise<string | null | undefined>;
  set(key: string, value: string): void | Promise<void>;
  remove(key: string): void | Promise<void>;
}

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `local` outlives the page and is shared by its tabs; `memory` is gone with the page. */
export function storageOf(kind: 'local' | 'memory' | PlayerStorage): PlayerStorage {
  if (typeof kind === 'object') {
    return kind;
  }
  const kept = kind === 'local' ? webStorage() : undefined;
  if (kept !== undefined) {
    return {
      get: (key) => kept.getItem(key),
      set: (key, value) => kept.setItem(key, value),
      remove: (key) => kept.removeItem(key),
    };
  }
  const map = new Map<string, string>();
  return {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
}

/** why a try: a browser that blocks what sites keep throws at the name alone */
export function webStorage(): WebStorage | undefined {
  try {
    return (globalThis as { localStorage?: WebStorage }).localStorage;
  } catch {
    return undefined;
  }
}
