// Whether there is room for the menu beside the screen.
import { useSyncExternalStore } from 'react';

const WIDE = globalThis.matchMedia?.('(min-width: 80em)');

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE?.matches ?? true);
}

function subscribe(listener: () => void): () => void {
  WIDE?.addEventListener('change', listener);
  return () => WIDE?.removeEventListener('change', listener);
}
