// What a person chose about the looks of a screen: columns, density, saved views. Kept in this browser, per user.
import { useSyncExternalStore } from 'react';

let owner = '';
const listeners = new Set<() => void>();
const cache = new Map<string, unknown>();

/** Whose choices count from now on; the shell calls it with the id of whoever is signed in. */
export function setPreferenceOwner(userId: string): void {
  if (userId !== owner) {
    owner = userId;
    forget();
  }
}

/** A stored choice and its setter; every component that reads the same key sees the change at once. */
export function usePreference<Value>(key: string, fallback: Value): [Value, (next: Value) => void] {
  const stored = useSyncExternalStore(subscribe, () => readPreference<Value>(key));
  return [stored ?? fallback, (next) => writePreference(key, next)];
}

export function readPreference<Value>(key: string): Value | undefined {
  const name = nameOf(key);
  if (!cache.has(name)) {
    cache.set(name, read(name));
  }
  return cache.get(name) as Value | undefined;
}

/** Nothing as value forgets the choice. */
export function writePreference<Value>(key: string, value: Value | undefined): void {
  const name = nameOf(key);
  cache.set(name, value);
  try {
    if (value === undefined) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, JSON.stringify(value));
    }
  } catch {
    // a full or forbidden store: the choice lasts as long as the page
  }
  notify();
}

function nameOf(key: string): string {
  return `uos.pref.${owner}.${key}`;
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forget(): void {
  cache.clear();
  notify();
}

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}

// why: the same person has two tabs open
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key.startsWith('uos.pref.')) {
    forget();
  }
});
