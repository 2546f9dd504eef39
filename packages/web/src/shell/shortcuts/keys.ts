// Keys as they are written in the registry, `mod+k`, `shift+f`, `g b`, and as they come from the keyboard.

/** What a key event is called in the registry. `mod` is Control, and Command on a Mac. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const mod = ctrlKey || metaKey;
  const isLetter = /^[a-z]$/i.test(key);
  return [
    ...(mod ? ['mod'] : []),
    ...(altKey ? ['alt'] : []),
    ...(shiftKey && isLetter ? ['shift'] : []),
    key.toLowerCase(),
  ].join('+');
}

/** The keys of a shortcut as a person reads them. */
export function keyLabels(keys: string, isMac: boolean): readonly string[] {
  return keys
    .split(/[ +]/)
    .map((key) =>
      key === 'mod' ? (isMac ? '\u2318' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : (NAMES[key] ?? key),
    );
}

const NAMES: Readonly<Record<string, string>> = { shift: 'Shift', alt: 'Alt', escape: 'Esc', enter: 'Enter' };

/** Letters belong to whoever writes: a field, an editor. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
