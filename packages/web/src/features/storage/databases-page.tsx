// The databases of an app; a new one is made in the place of the list.
import { Suspense } from 'react';
import { ActionButton } from '../../kit/act/action-button.tsx';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { DetailTabs } from '../../kit/detail/detail-tabs.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { plusIcon } from '../../kit/show/icons.ts';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission/permission.ts';
import { DatabaseList } from './list/database-list.tsx';
import { text } from './text.zh.ts';

const NewDatabase = part(() => import('./create/new-database.tsx'));

/** `new` names the engine to begin with, or is `1`. */
const search = { tab: words(), new: words() };

export default function DatabasesPage() {
  const { AppId: appId } = useApp();
  const [{ tab, new: engine }, change] = useSearchState(search);
  const reason = usePermission()('storage.databases.create');
  if (engine !== '') {
    return (
      <Suspense fallback={<Waiting height={320} />}>
        <NewDatabase appId={appId} engine={engine} />
      </Suspense>
    );
  }
  const create = (
    <ActionButton icon={plusIcon} reason={reason} onClick={() => change({ new: '1' }, { fresh: true })}>
      {text.newDatabase}
    </ActionButton>
  );
  return (
    <Page title={text.databases} help={text.databasesHelp} {...(tab === 'history' ? {} : { actions: create })}>
      <DetailTabs
        place="page"
        data={appId}
        isInMenu
        tabs={[
          { key: 'databases', title: text.databases, render: () => <DatabaseList appId={appId} create={create} /> },
          historyTab({ appId, serviceName: 'storage' }),
        ]}
      />
    </Page>
  );
}
