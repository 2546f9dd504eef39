// One gift pack, as a page and as a drawer: what became of its codes, the codes themselves, and who used them.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { TokenClass } from '@uos/sdk/services/passport';
import { tokenClassColumns } from '@uos/sdk/services/passport.columns';
import { Suspense } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Commands } from '../../../kit/show/code.tsx';
import { giftIcon, terminalIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { passportOf } from '../queries.ts';
import { usePackActions } from './pack-actions.tsx';
import { packQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const Overview = part(() => import('./pack-overview.tsx'));
const Codes = part(() => import('./codes.tsx'));
const Uses = part(() => import('./pack-uses.tsx'));

const facts = columnsOf<TokenClass>(tokenClassColumns, {
  codeType: {},
  startTime: {},
  endTime: {},
  tokenClassId: {},
  deliveryType: {},
  redeemLimitPerPersona: {},
  createdAt: {},
  modifiedAt: {},
});

export default function ClassDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const { actions, dialog } = usePackActions(appId, onClose);
  return (
    <DetailPage
      place={place}
      query={useQuery(packQuery(appId, id))}
      kind={text.pack}
      icon={giftIcon}
      title={({ name }) => name}
      status={({ status }) => <StatusDot label={label(tokenClassColumns.status.labels, status)} />}
      facts={facts}
      aside={{
        title: text.sdk,
        icon: terminalIcon,
        render: ({ codeType }) => (
          <>
            <Commands lines={text.packCommands(id)} />
            <Suspense fallback={null}>
              {codeType === 'Universal' ? (
                <Snippets call={passportOf(appId).tokenInstances.usedInfo} input={{ tokenClassId: id }} />
              ) : (
                <Snippets call={passportOf(appId).tokenInstances.generate} input={{ tokenClassId: id, count: 100 }} />
              )}
            </Suspense>
          </>
        ),
      }}
      list={screen('/services/{appId}/passport/gift/management', { appId })}
      tabs={(pack) => [
        { key: 'overview', title: text.overview, render: () => <Overview appId={appId} pack={pack} /> },
        { key: 'codes', title: text.codes, render: () => <Codes appId={appId} pack={pack} /> },
        {
          key: 'uses',
          title: text.uses,
          count: pack.usedCount || undefined,
          render: () => <Uses appId={appId} id={id} />,
        },
        historyTab({ appId }, id, pack.name),
      ]}
      actions={(pack) =>
        actions(pack).map((action, at) => ({
          ...action,
          primary: at === 0 || (at === 1 && action.reason === undefined),
        }))
      }
    >
      {() => dialog}
    </DetailPage>
  );
}
