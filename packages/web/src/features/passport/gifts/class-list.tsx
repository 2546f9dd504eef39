// Gift packs: what codes bring, when they work, and how many of them were used.
import { useQuery } from '@tanstack/react-query';
import type { TokenClass, TokenClassesSearchInput } from '@uos/sdk/services/passport';
import { tokenClassColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { giftIcon, playIcon, plusIcon, powerIcon, trashIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { namedAmounts, writeAmounts } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { notReleasable, notSuspendable, usePackActions } from './pack-actions.tsx';
import { giftWords, packAmounts } from './pack-words.ts';
import { packKeys } from './queries.ts';
import { text } from './text.zh.ts';

const PackForm = part(() => import('./pack-form.tsx'), 'over');

const { status: state, codeType: kind } = tokenClassColumns;

export default function ClassList() {
  const { AppId: appId } = useApp();
  const { tokenClasses } = passportOf(appId);
  const reasonFor = usePermission();
  const [isNew, setNew] = useState(false);
  const resources = useQuery(resourcesQuery(appId)).data;
  const { actions, dialog } = usePackActions(appId);
  const columns = columnsOf<TokenClass>(tokenClassColumns, {
    name: {},
    status: {},
    codeType: { wideOnly: true },
    resources: {
      title: text.resources,
      kind: 'text',
      cell: (pack) => giftWords(pack, resources),
      value: (pack) => writeAmounts(namedAmounts(packAmounts(pack.resources), [])),
    },
    generatedCount: {},
    usedCount: {},
    startTime: { wideOnly: true },
    endTime: { wideOnly: true },
    deliveryType: { wideOnly: true, hidden: true },
    tokenClassId: { wideOnly: true, hidden: true },
  });
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('passport.tokenClasses.create')} onClick={() => setNew(true)}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page title={text.packs} help={text.packsHelp} actions={create}>
      <DataList
        id="passport.gifts"
        label={text.packs}
        source={listOf(tokenClasses.search, ({ q, filters: { status, codeType } }) =>
          given({
            name: q,
            status: status as TokenClassesSearchInput['status'],
            codeType: codeType as TokenClassesSearchInput['codeType'],
          }),
        )}
        columns={columns}
        rowKey={({ tokenClassId }) => tokenClassId}
        rowName={({ name }) => name}
        rowEntity={({ tokenClassId }) => ({ kind: 'token', id: tokenClassId })}
        refresh={packKeys(appId)}
        search={text.search}
        filters={[labelFilter('status', state.title, state.labels), labelFilter('codeType', kind.title, kind.labels)]}
        actions={actions}
        bulk={[
          {
            key: 'release',
            label: text.releaseVerb,
            icon: playIcon,
            reason: reasonFor('passport.tokenClasses.release'),
            leaves: notReleasable,
            run: ({ tokenClassId }) => tokenClasses.release({ id: tokenClassId }),
            words: text.bulkRelease,
          },
          {
            key: 'suspend',
            label: text.suspendVerb,
            icon: powerIcon,
            danger: true,
            reason: reasonFor('passport.tokenClasses.suspend'),
            leaves: notSuspendable,
            run: ({ tokenClassId }) => tokenClasses.suspend({ id: tokenClassId }),
            words: text.bulkSuspend,
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.tokenClasses.remove'),
            run: ({ tokenClassId }) => tokenClasses.remove({ id: tokenClassId }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={giftIcon}
            title={text.empty}
            action={create}
            snippets={{ call: tokenClasses.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      {dialog}
      <Suspense fallback={null}>{isNew ? <PackForm appId={appId} onClose={() => setNew(false)} /> : null}</Suspense>
    </Page>
  );
}
