// Whether the command palette is open.
import { createStore } from '../../kit/keep/store.ts';

export const paletteOpen = createStore(false);

export function openPalette(): void {
  paletteOpen.set(true);
}

export function closePalette(): void {
  paletteOpen.set(false);
}
