// Cloud saves of an app: the saves, two of them against each other, their groups, how much they use, and their limits.
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, formatSize, shanghaiDay } from '@uos/contract/rules';
import { screen } from '../../kit/address/link.ts';
import { queryOf } from '../../kit/call/query.ts';
import { DetailTabs } from '../../kit/detail/detail-tabs.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Figures } from '../../kit/show/figures.tsx';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { saveOf } from './queries.ts';
import { SaveList } from './saves/save-list.tsx';
import { text } from './text.zh.ts';

const Compare = part(() => import('./compare/compare.tsx'));
const Namespaces = part(() => import('./saves/namespaces.tsx'));
const Usage = part(() => import('./usage/usage.tsx'));
const Settings = part(() => import('./settings/settings.tsx'));

/** Today is not over: what was written on it is compared with nothing. */
const DAYS = 1;

export default function SavesPage() {
  const { AppId: appId } = useApp();
  return (
    <Page
      title={text.saves}
      help={
        <>
          {text.savesHelp}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => (
              <Link {...props} {...screen('/playground/{product}/{appId?}', { product: 'uos', appId })} />
            )}
          >
            {text.playground}
          </Anchor>
        </>
      }
    >
      <Now appId={appId} />
      <DetailTabs
        place="page"
        data={appId}
        isInMenu
        tabs={[
          { key: 'saves', title: text.saves, render: () => <SaveList appId={appId} /> },
          { key: 'compare', title: text.compare, render: () => <Compare appId={appId} /> },
          { key: 'namespaces', title: text.namespaces, render: () => <Namespaces appId={appId} /> },
          { key: 'usage', title: text.usage, render: () => <Usage appId={appId} /> },
          { key: 'settings', title: text.settings, render: () => <Settings appId={appId} /> },
          historyTab({ appId, serviceName: 'save' }),
        ]}
      />
    </Page>
  );
}

/** What is stored and what was written today, beside the limits that each player has. */
function Now({ appId }: { appId: string }) {
  const calls = saveOf(appId);
  const today = shanghaiDay(Date.now()) ?? '';
  const usage = useQuery({
    ...queryOf(calls.usage.daily, { startDate: addDays(today, -DAYS), endDate: today }),
    select: ({ usages }) => ({ last: usages.at(-1), before: usages.at(-2) }),
  });
  const limits = useQuery({ ...queryOf(calls.appConfig.get, {}), select: ({ appConfig }) => appConfig });
  const { last, before } = usage.data ?? {};
  return (
    <Figures
      label={text.now}
      figures={[
        { title: text.stored, value: last?.totalNum.toLocaleString('en-US') },
        {
          title: text.storedBytes,
          value: last === undefined ? undefined : formatSize(last.totalSize),
          note: limits.data === undefined ? undefined : text.perUser(formatSize(limits.data.maxBytesPerUser)),
        },
        {
          title: text.writtenToday,
          value: last?.count.toLocaleString('en-US'),
          note: before === undefined ? undefined : text.yesterday(before.count.toLocaleString('en-US')),
        },
        {
          title: text.readToday,
          value: last === undefined ? undefined : formatSize(last.downloadSize),
          note: before === undefined ? undefined : text.yesterday(formatSize(before.downloadSize)),
        },
      ]}
    />
  );
}
