// Lists: every state, and one of a hundred thousand rows.

import { passportPlayerLabels } from '@uos/contract/labels';
import { type Column, columnKinds } from '../kit/list/columns/column.tsx';
import { DataList } from '../kit/list/data-list.tsx';
import { labelFilter } from '../kit/list/filter.ts';
import { localSource, type Source } from '../kit/list/source/source.ts';
import type { BulkAction } from '../kit/list/view.ts';
import { EmptyState } from '../kit/page/empty-state.tsx';
import { editIcon, serverIcon, trashIcon } from '../kit/show/icons.ts';
import { failure, fromNetwork, never, type Realm, realms, refusal } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const c = columnKinds<Realm>();

const named = [
  c.text('name', text.name, { sort: true }),
  c.id('realmID', text.id, { wideOnly: true }),
  c.status('status', text.status, passportPlayerLabels.realm.status, { sort: true }),
  c.number('players', text.players, { sort: true }),
  c.bytes('bytes', text.size, { sort: true }),
  c.time('createdAt', text.created, { sort: true }),
  c.text('note', text.note, { hidden: true }),
];

const filters = [
  labelFilter('status', text.status, passportPlayerLabels.realm.status),
  { kind: 'range', key: 'range', title: text.created },
] as const;

const bulk: readonly BulkAction<Realm>[] = [
  {
    key: 'open',
    label: text.open,
    leaves: ({ status }) => (status === 'Open' ? text.isOpen : undefined),
    run: ({ players }) => (players % 5 === 0 ? Promise.reject(failure()) : Promise.resolve()),
    words: text.openWords,
  },
  {
    key: 'remove',
    label: text.remove,
    icon: trashIcon,
    danger: true,
    run: async () => undefined,
    words: text.removeWords,
  },
];

interface SceneOptions {
  readonly columns?: readonly Column<Realm>[];
  readonly layout?: 'pages' | 'scroll';
  /** More can be done with a row than has room in it. */
  readonly isBusy?: boolean;
}

function scene(name: string, load: () => Promise<readonly Realm[]>, options: SceneOptions = {}) {
  const { layout = 'pages', isBusy = false, columns = named } = options;
  const source: Source<Realm> = localSource({
    key: ['gallery', name],
    load,
    search: (realm) => realm.name,
    fits: (realm, filter, value) => filter !== 'status' || realm.status === value,
  });
  return () => (
    <DataList
      id={`gallery.${name}`}
      label={text.realms}
      source={source}
      columns={columns}
      rowKey={({ realmID }) => realmID}
      rowName={(realm) => realm.name}
      rowEntity={({ realmID }) => ({ kind: 'realm', id: realmID })}
      search={text.search}
      filters={filters}
      bulk={bulk}
      layout={layout}
      actions={() => [
        { label: text.edit, icon: editIcon, onClick: () => undefined },
        ...(isBusy ? [{ label: text.open, icon: serverIcon, onClick: () => undefined }] : []),
        { label: text.remove, icon: trashIcon, danger: true, reason: text.refused, onClick: () => undefined },
      ]}
      empty={
        <EmptyState icon={serverIcon} title={text.empty}>
          {text.emptyHint}
        </EmptyState>
      }
    />
  );
}

export default {
  rows: scene('rows', () => fromNetwork(realms(137))),
  busy: scene('busy', () => fromNetwork(realms(12)), { isBusy: true }),
  'by-id': scene('by-id', () => fromNetwork(realms(12)), { columns: [c.id('realmID', text.id), ...named.slice(2)] }),
  loading: scene('loading', () => never()),
  error: scene('error', () => Promise.reject(failure())),
  refused: scene('refused', () => Promise.reject(refusal())),
  empty: scene('empty', async () => []),
  long: scene('long', () => fromNetwork(realms(100_000)), { layout: 'scroll' }),
} satisfies States;
