// How a database is, in one cell: its state, what is done to it, whether it sleeps, and whether something is wrong.
import { label } from '@uos/contract/labels';
import type { Database } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { language } from '../../../kit/language/language.zh.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { text } from '../text.zh.ts';

type Stands = Pick<Database, 'status' | 'busyWith' | 'activity' | 'message'>;

const { status: states, busyWith: operations, activity } = databaseColumns;

export function DatabaseState({ database }: { database: Stands }) {
  const { color } = shownLabel(database);
  const words = stateWords(database);
  return <StatusDot label={{ zh: words, en: words, color }} />;
}

export function stateWords(database: Stands): string {
  const { status, busyWith } = database;
  const state = shownLabel(database)[language];
  // why not beside those: being made is what is done to one that is made
  return busyWith === '' || status !== 'running'
    ? state
    : text.stateWith(state, label(operations.labels, busyWith)[language]);
}

/** Asleep it runs, and nothing of it does; one that takes no more data runs too. */
function shownLabel({ status, activity: does, message, busyWith }: Stands) {
  const state = label(states.labels, status);
  if (status !== 'running') {
    return state;
  }
  if (message !== '') {
    return { ...state, color: 'orange' as const };
  }
  return does === 'asleep' && busyWith === '' ? label(activity.labels, 'asleep') : state;
}
