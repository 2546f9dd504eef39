// A list without the mouse: j and k go through the rows, Enter opens, x marks, / goes to the search box.
import { type RefObject, useEffect } from 'react';
import { text } from './text.zh.ts';

/** How long a row that is far away is waited for. */
const FRAMES_TO_DRAW = 60;

/** For the help sheet of the shell. */
export const listKeys = [
  { keys: 'j', does: text.keys.down },
  { keys: 'k', does: text.keys.up },
  { keys: 'Enter', does: text.keys.open },
  { keys: 'x', does: text.keys.select },
  { keys: '/', does: text.keys.search },
] as const;

export interface KeyActions {
  readonly open?: (index: number) => void;
  readonly toggle?: (index: number) => void;
  /** Brings a row that is not drawn into sight first. */
  readonly reveal?: (index: number) => void;
}

/** `frame` holds rows with `data-row="index"`, and a search box above them. */
export function useListKeys(frame: RefObject<HTMLElement | null>, count: number, actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const root = frame.current;
      if (root === null || isElsewhere(event, root)) {
        return;
      }
      const at = activeRow(root);
      if (event.key === '/') {
        root.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
      } else if ((event.key === 'j' || event.key === 'k') && count > 0) {
        const next = Math.min(Math.max(at + (event.key === 'j' ? 1 : -1), 0), count - 1);
        actions.reveal?.(next);
        focusRow(root, next);
      } else if (event.key === 'x' && at >= 0) {
        actions.toggle?.(at);
      } else if (event.key === 'Enter' && isRow(event.target)) {
        actions.open?.(at);
      } else {
        return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Typing, a chord, a key inside a dialog, a menu or another part of the page that is open over the list. */
function isElsewhere(
  { target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent,
  root: HTMLElement,
): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) {
    return true;
  }
  const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
  // why: what is docked beside the list leaves it its keys, but has its own
  return (
    (typing && !isCheckbox) ||
    (target.closest('[data-docked]') !== null && !root.closest('[data-docked]')) ||
    layers().some((layer) => !layer.contains(root))
  );
}

/** What is open over the page; a list of choices that is closed stays in the page, unseen. */
function layers(): Element[] {
  const found = document.querySelectorAll(
    '[role="dialog"]:not([data-docked]), [role="alertdialog"], [role="menu"], [role="listbox"]',
  );
  return [...found].filter((layer) => layer.checkVisibility());
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.row !== undefined;
}

function activeRow(root: HTMLElement): number {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row !== null && row !== undefined && root.contains(row) ? Number(row.dataset.row) : -1;
}

function focusRow(root: HTMLElement, index: number, frames = FRAMES_TO_DRAW): void {
  const row = root.querySelector<HTMLElement>(`[data-row="${index}"]`);
  if (row !== null) {
    row.focus({ preventScroll: false });
  } else if (frames > 0) {
    // why later: a row far away is drawn only after the list has moved there
    requestAnimationFrame(() => focusRow(root, index, frames - 1));
  }
}
