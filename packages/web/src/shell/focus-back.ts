// Gives the focus back when a dialog or a drawer goes: to where it was before, in the layer that is then on top. Whoever
// works with the keyboard goes on where they were and not at the top of the page.
import { useEffect } from 'react';

const LAYER = '[role="dialog"], [role="alertdialog"]';
/** They give the focus back themselves, and are gone when it is wanted. */
const PASSING = '[role="menu"], [role="listbox"]';
const PORTAL = '[data-mantine-shared-portal-node]';

/** Mounted once. */
export function useFocusBack(): void {
  useEffect(() => {
    const last = new WeakMap<Element, HTMLElement>();
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.closest(PASSING) === null) {
        last.set(target.closest(LAYER) ?? document.body, target);
      }
    };
    const portal = new MutationObserver((changes) => {
      if (document.activeElement === document.body && changes.some(hasLostLayer)) {
        last.get([...document.querySelectorAll(LAYER)].at(-1) ?? document.body)?.focus({ preventScroll: true });
      }
    });
    const watch = (): boolean => {
      const node = document.querySelector(PORTAL);
      if (node !== null) {
        portal.observe(node, { childList: true, subtree: true });
      }
      return node !== null;
    };
    // why: the first dialog brings the node that all of them are put into
    const body = new MutationObserver(() => (watch() ? body.disconnect() : undefined));
    if (!watch()) {
      body.observe(document.body, { childList: true });
    }
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      body.disconnect();
      portal.disconnect();
    };
  }, []);
}

function hasLostLayer({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some(
    (node) => node instanceof Element && (node.matches(LAYER) || node.querySelector(LAYER) !== null),
  );
}
