// The one panel that is open beside the screen: requests, tasks, the sheet of shortcuts or the assistant.
import { createStore } from '../kit/keep/store.ts';

export type Panel = 'requests' | 'tasks' | 'shortcuts' | 'assistant';

export const panel = createStore<Panel | undefined>(undefined);

export function togglePanel(name: Panel): void {
  panel.set(panel.get() === name ? undefined : name);
}

export function closePanel(): void {
  panel.set(undefined);
}
