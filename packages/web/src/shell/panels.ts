// The one panel that is open beside the screen: requests, tasks or the sheet of shortcuts.
import { createStore } from '../kit/keep/store.ts';

export type Panel = 'requests' | 'tasks' | 'shortcuts';

export const panel = createStore<Panel | undefined>(undefined);

export function togglePanel(name: Panel): void {
  panel.set(panel.get() === name ? undefined : name);
}

export function closePanel(): void {
  panel.set(undefined);
}
