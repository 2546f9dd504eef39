// What stands in forms that were not sent when a session ended: kept for this tab until the person is back. A form
// registers itself; the shell keeps all of them when it must send the browser away to sign in.
import { useEffect, useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;

const open = new Map<string, () => Values>();

/** What was typed into that form of this screen before the session ended. */
export function readDraft<V extends Values>(form: string): V | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The form was sent or given up. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // nothing was kept either
  }
}

/**
 * Registers an open form; `values` hold no secret. Without a name, or while nothing was typed, nothing is kept.
 * Read what was kept with `readDraft` as the form's first values.
 */
export function useDraft(form: string | undefined, values: Values, isChanged: boolean): void {
  const now = useRef(values);
  now.current = values;
  useEffect(() => {
    if (form === undefined || !isChanged) {
      return;
    }
    const key = keyOf(form);
    open.set(key, () => now.current);
    return () => void open.delete(key);
  }, [form, isChanged]);
  useEffect(() => (form === undefined ? undefined : () => dropDraft(form)), [form]);
}

/** Keeps what is typed in every open form. */
export function keepDrafts(): void {
  for (const [key, values] of open) {
    try {
      sessionStorage.setItem(key, JSON.stringify(values()));
    } catch {
      // a full or forbidden store: the form itself is still on the screen
    }
  }
}

/** True while a form holds something that was not sent. */
export function hasOpenForms(): boolean {
  return open.size > 0;
}

const PREFIX = 'uos.draft.';

/** Somebody else has signed in. */
export function forgetDrafts(): void {
  open.clear();
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
    sessionStorage.removeItem(key);
  }
}

function keyOf(form: string): string {
  return `${PREFIX}${location.pathname}#${form}`;
}
