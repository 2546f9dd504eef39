// A change of a database goes on in the background: it is a task until the platform says what became of it, whichever
// screen the person is on.
import type { QueryClient } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { DatabaseTask } from '@uos/sdk/services/storage';
import { databaseTaskColumns } from '@uos/sdk/services/storage.columns';
import { type TaskHandle, tasks } from '../../kit/act/tasks.ts';
import { language } from '../../kit/language/language.zh.ts';
import { databaseLink, storageKeys, storageOf } from './queries.ts';
import { saidWords } from './said.ts';
import { text } from './text.zh.ts';

interface Followed {
  readonly appId: string;
  readonly databaseId: string;
  readonly name: string;
  readonly operation: DatabaseTask['operation'];
  readonly requestId: string;
}

const LOOK_MS = 1000;
/** Above it nobody waits for an answer in this page. */
const MOST_LOOKS = 3600;

const { operation: words, status: states } = databaseTaskColumns;

export function follow(client: QueryClient, one: Followed): void {
  const { appId, databaseId, name, operation } = one;
  const task = tasks.add({
    kind: 'job',
    title: text.taskOf(label(words.labels, operation)[language], name),
    state: 'running',
    link: databaseLink(appId, databaseId, 'activity'),
  });
  void watch(one, task).then(() => {
    for (const queryKey of storageKeys(appId)) {
      void client.invalidateQueries({ queryKey });
    }
  });
}

async function watch({ appId, databaseId, requestId }: Followed, task: TaskHandle): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    // why nothing of a failure: the next look may do better
    const found = await storageOf(appId)
      .asyncRequests.status({ id: databaseId, requestId })
      .catch(() => undefined);
    if (found?.status === 'SUCCESS') {
      task.update({ state: 'done', note: '' });
      return;
    }
    if (found !== undefined && !isOpen(found)) {
      task.update({ state: 'failed', note: saidWords(found.info ?? label(states.labels, found.status)[language]) });
      return;
    }
    if (found !== undefined) {
      task.update({ note: label(states.labels, found.status)[language] });
    }
  }
}

/** It has not come to an end. */
function isOpen({ status }: Pick<DatabaseTask, 'status'>): boolean {
  return status === 'INITIAL' || status === 'RUNNING' || status === 'PAUSED';
}
