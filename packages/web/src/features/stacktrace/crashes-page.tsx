// What crashes: by its cause first, then each crash; and above both, what symbol files they wait for.
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { oneOf, useSearchState, words } from '../../kit/address/search-state.ts';
import { DetailTabs } from '../../kit/detail/detail-tabs.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { GroupList } from './group/group-list.tsx';
import { MissingPrompt } from './missing/missing-prompt.tsx';
import { missingQuery } from './queries.ts';
import { text } from './text.zh.ts';

const GroupPage = part(() => import('./group/group-page.tsx'));
const RecordList = part(() => import('./record/record-list.tsx'));

const search = { tab: oneOf('groups', 'records', 'history'), group: words() };

export default function CrashesPage() {
  const { AppId: appId } = useApp();
  const [{ tab, group }] = useSearchState(search);
  const missing = useQuery({ ...missingQuery(appId), enabled: tab === 'groups' && group === '' });
  if (group !== '') {
    return (
      <Suspense fallback={<Waiting height={320} />}>
        <GroupPage key={group} appId={appId} groupId={group} />
      </Suspense>
    );
  }
  return (
    <Page title={text.crashes} help={text.crashesHelp}>
      {tab !== 'groups' || missing.data === undefined ? null : (
        <MissingPrompt appId={appId} missing={missing.data.missing} total={missing.data.totalCount} isFolded />
      )}
      <DetailTabs
        place="page"
        data={appId}
        isInMenu
        tabs={[
          { key: 'groups', title: text.groups, render: () => <GroupList appId={appId} /> },
          { key: 'records', title: text.records, render: () => <RecordList appId={appId} /> },
          historyTab({ appId, serviceName: 'stacktrace' }),
        ]}
      />
    </Page>
  );
}
