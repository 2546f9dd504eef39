// What took long in a database, by shape, slowest first; the slowest of a shape as it ran, and the way to try it.

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatTime } from '@uos/contract/rules';
import type { Database, SlowQuery } from '@uos/sdk/services/storage';
import { slowQueryColumns } from '@uos/sdk/services/storage.columns';
import { Suspense } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { gatherOf, keyOf } from '../../../kit/call/query.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { gaugeIcon, playIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { engineOf } from '../engine-of.ts';
import { databaseLink, storageOf } from '../queries.ts';
import { beginWith } from '../query/begin.ts';
import { text } from '../text.zh.ts';
import { type SlowShape, shapesOf } from './shapes.ts';
import classes from './slow.module.css';

const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));

const c = columnKinds<SlowShape>();
const columns = [
  c.own('shape', slowQueryColumns.statement.title, ({ shape }) => <code className={classes.shape}>{shape}</code>, {
    value: ({ shape }) => shape,
  }),
  c.number('worstMs', text.worst, {
    sort: true,
    cell: ({ worstMs }) => text.ms(worstMs),
    align: 'right',
    titled: true,
  }),
  c.number('averageMs', text.average, {
    sort: true,
    cell: ({ averageMs }) => text.ms(averageMs),
    align: 'right',
    titled: true,
  }),
  c.number('count', text.times, { sort: true, titled: true }),
  c.number('totalMs', text.inTotal, {
    sort: true,
    cell: ({ totalMs }) => text.ms(totalMs),
    align: 'right',
    wideOnly: true,
  }),
  c.time('lastAt', text.lastSeen, { sort: true, wideOnly: true }),
];

interface SlowProps {
  readonly appId: string;
  readonly database: Database;
}

/** Of one page of the call. */
const AT_ONCE = 500;
/** Above it the newest are grouped. */
const MOST = 5000;

export default function Slow({ appId, database }: SlowProps) {
  const { databaseId: id } = database;
  const drawer = useSideDrawer('slow');
  return (
    <>
      <DataList
        id="storage.slow"
        label={text.slow}
        source={localSource<SlowShape>({
          key: [...keyOf(storageOf(appId).databases.slowQueries), id],
          load: (signal) => readShapes(appId, database, signal),
          search: ({ shape, users }) => `${shape} ${users.join(' ')}`,
        })}
        columns={columns}
        rowKey={({ shape }) => shape}
        rowSearch={({ shape }) => sideDrawer('slow', shape)}
        search={text.searchStatement}
        empty={
          <EmptyState icon={gaugeIcon} title={text.noSlow}>
            {text.noSlowHint}
          </EmptyState>
        }
      />
      {drawer.id === undefined ? null : (
        <Shape appId={appId} database={database} shape={drawer.id} onClose={drawer.close} />
      )}
    </>
  );
}

async function readShapes(
  appId: string,
  { databaseId: id, engine }: Database,
  signal: AbortSignal,
): Promise<readonly SlowShape[]> {
  const { slowQueries } = storageOf(appId).databases;
  const all: SlowQuery[] = [];
  for await (const page of slowQueries.pages({ id, count: AT_ONCE }, { signal })) {
    all.push(...page.slowQueries);
    if (all.length >= MOST) {
      break;
    }
  }
  return shapesOf(all, engineOf(engine));
}

function Shape({
  appId,
  database,
  shape,
  onClose,
}: SlowProps & { readonly shape: string; readonly onClose: () => void }) {
  const { databaseId: id, engine } = database;
  const navigate = useNavigate();
  const reason = usePermission()('storage.databases.query');
  const found = useQuery({
    ...gatherOf(storageOf(appId).databases.slowQueries, { id }, 'shapes', (signal) =>
      readShapes(appId, database, signal),
    ),
    select: (shapes) => shapes.find((one) => one.shape === shape),
  }).data;
  const tryIt = (statement: string): void => {
    beginWith(id, statement);
    void navigate(databaseLink(appId, id, 'query'));
  };
  return (
    <SideDrawer title={text.slowStatement} closeLabel={text.close} onClose={onClose}>
      {found === undefined ? null : (
        <Stack gap="md">
          <Facts
            facts={[
              { title: text.worst, value: text.ms(found.worstMs) },
              { title: text.average, value: text.ms(found.averageMs) },
              { title: text.times, value: found.count.toLocaleString('en-US') },
              { title: text.inTotal, value: text.ms(found.totalMs) },
              { title: text.lastSeen, value: formatTime(found.lastAt) },
              { title: slowQueryColumns.user.title, value: found.users.join(text.comma) },
            ]}
          />
          <Suspense fallback={null}>
            <CodeView code={found.worst.statement} label={text.slowestRun} />
          </Suspense>
          <div className={classes.ways}>
            {engine === 'postgresql' || engine === 'mysql' ? (
              <ActionButton icon={gaugeIcon} reason={reason} onClick={() => tryIt(`EXPLAIN ${found.worst.statement}`)}>
                {text.explain}
              </ActionButton>
            ) : null}
            <ActionButton
              variant="default"
              icon={playIcon}
              reason={reason}
              onClick={() => tryIt(found.worst.statement)}
            >
              {text.toQuery}
            </ActionButton>
          </div>
        </Stack>
      )}
    </SideDrawer>
  );
}
