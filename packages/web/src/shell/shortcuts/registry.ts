// Every shortcut of the page in one place: the keyboard, the palette's hints and the help sheet read it.
import { useEffect } from 'react';
import { createStore, useStore } from '../../kit/keep/store.ts';
import { isWriting, keyName } from './keys.ts';

export interface Shortcut {
  /** `mod+k`, `?`, or one key after the other: `g b`. */
  readonly keys: string;
  readonly title: string;
  readonly group: string;
  readonly run: () => void;
  /** The screen it opens, as the catalogue writes it: the palette shows the keys beside that screen. */
  readonly screen?: string;
  /** Also while somebody writes, and over an open dialog. */
  readonly always?: boolean;
}

const registered = createStore<readonly Shortcut[]>([]);

/** Registers shortcuts as long as the component is there; of two with the same keys the later one counts. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    registered.set([...registered.get(), ...shortcuts]);
    return () => registered.set(registered.get().filter((one) => !shortcuts.includes(one)));
  }, [shortcuts]);
}

export function useRegistered(): readonly Shortcut[] {
  return useStore(registered);
}

const CHORD_MS = 1200;

/** Listens to the keyboard; mounted once. */
export function useKeyboard(): void {
  useEffect(() => {
    let first = { key: '', at: 0 };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.key === undefined) {
        return;
      }
      const key = keyName(event);
      const chord = event.timeStamp - first.at < CHORD_MS ? `${first.key} ${key}` : key;
      const quiet = isWriting(event.target) || document.querySelector('[aria-modal="true"]') !== null;
      const found = [...registered.get()]
        .reverse()
        .find(({ keys, always = false }) => (keys === key || keys === chord) && (always || !quiet));
      first = found === undefined ? { key, at: event.timeStamp } : { key: '', at: 0 };
      if (found !== undefined) {
        event.preventDefault();
        found.run();
      }
    };
    // why capture: an editor that knows the same keys must not swallow those that work everywhere
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
