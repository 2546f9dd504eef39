// Work that goes on while the person does something else: uploads, exports, imports, jobs on the server. Kept outside
// React, so that it outlives every screen; the task centre shows it.
import { useSyncExternalStore } from 'react';
import type { ScreenLink } from '../address/link.ts';

export type TaskState = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** What may be done with a task now; an absent one is not offered. */
export interface TaskActions {
  readonly pause?: () => void;
  readonly resume?: () => void;
  readonly cancel?: () => void;
  readonly retry?: () => void;
}

export interface TaskFacts {
  readonly kind: 'upload' | 'export' | 'import' | 'job';
  readonly title: string;
  readonly state: TaskState;
  /** From 0 to 1; absent while nobody knows. */
  readonly progress?: number;
  /** One line beside the bar: 120 / 300 个文件. */
  readonly note?: string;
  readonly problem?: unknown;
  readonly actions?: TaskActions;
  /** Where the task belongs. */
  readonly link?: ScreenLink;
  /** What came of it, such as the file of an export. */
  /** Of an upload: what `TaskDetails` shows the files of. */
  readonly batchId?: string;
  readonly result?: { readonly label: string; readonly open: () => void };
}

export interface Task extends TaskFacts {
  readonly id: string;
  readonly startedAt: number;
}

/** The hand that a piece of work keeps on its task. */
export interface TaskHandle {
  readonly id: string;
  update(changes: Partial<TaskFacts>): void;
  remove(): void;
}

let list: readonly Task[] = [];
let count = 0;
const listeners = new Set<() => void>();

export const tasks = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** All tasks, newest first. */
  now: (): readonly Task[] => list,
  add(facts: TaskFacts): TaskHandle {
    count += 1;
    const id = `task-${count}`;
    set([{ ...facts, id, startedAt: Date.now() }, ...list]);
    return {
      id,
      update: (changes) => set(list.map((task) => (task.id === id ? { ...task, ...changes } : task))),
      remove: () => tasks.remove(id),
    };
  },
  remove: (id: string): void => set(list.filter((task) => task.id !== id)),
  /** Takes what is over from the list. */
  clear: (): void => set(list.filter(({ state }) => isOpen(state))),
};

/** True while the task is not over. */
export function isOpen(state: TaskState): boolean {
  return state === 'waiting' || state === 'running' || state === 'paused';
}

export function useTasks(): readonly Task[] {
  return useSyncExternalStore(tasks.subscribe, tasks.now);
}

function set(next: readonly Task[]): void {
  list = next;
  for (const listener of listeners) {
    listener();
  }
}
