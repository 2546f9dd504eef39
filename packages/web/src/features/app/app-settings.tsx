// The settings of one app: its words, its secrets, redeem codes and members; and, as a page of its own, who changed what.

import type { App } from '@uos/sdk/browser';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { PageTabs } from '../../kit/page/page-tabs.tsx';
import { useApp } from '../../shell/apps.ts';
import { text } from './settings/text.zh.ts';

const AppBasics = part(() => import('./settings/app-basics.tsx'));
const AppSecrets = part(() => import('./settings/app-secrets.tsx'));
const AppRedeem = part(() => import('./settings/app-redeem.tsx'));
const Members = part(() => import('./settings/members.tsx'));
const History = part(() => import('../../parts/history/history-list.tsx'));

/** The first has no word in the address. */
const TABS = [
  { key: 'basics', title: text.tabBasics, Tab: AppBasics },
  { key: 'secrets', title: text.tabSecrets, Tab: AppSecrets },
  { key: 'redeem', title: text.tabRedeem, Tab: AppRedeem },
  { key: 'members', title: text.tabMembers, Tab: OfTheApp },
] as const;

const search = { tab: words() };

export default function AppSettings() {
  const app = useApp();
  const [{ tab }, change] = useSearchState(search);
  // why: it has an entry of its own in the menu, whose word is the title
  if (tab === 'history') {
    return (
      <Page title={text.tabHistory} help={text.historyHelp}>
        <History of={{ appId: app.AppId }} />
      </Page>
    );
  }
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0];
  return (
    <Page title={text.settings} help={text.settingsHelp}>
      <PageTabs
        label={text.settings}
        tabs={TABS}
        open={open.key}
        onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next })}
      >
        <open.Tab app={app} />
      </PageTabs>
    </Page>
  );
}

/** An app has no members of its own. */
function OfTheApp({ app: { OrganizationId: id, OrganizationName: name } }: { app: App }) {
  return <Members id={id} name={name} />;
}
