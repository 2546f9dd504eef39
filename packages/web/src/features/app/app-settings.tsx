// The settings of one app: its words, its secrets, redeem codes, and who changed what.

import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { useApp } from '../../shell/apps.ts';
import { PageSkeleton } from '../../shell/page/page-skeleton.tsx';
import { text } from './settings/text.zh.ts';

const AppBasics = part(() => import('./settings/app-basics.tsx'));
const AppSecrets = part(() => import('./settings/app-secrets.tsx'));
const AppRedeem = part(() => import('./settings/app-redeem.tsx'));
const AppMembers = part(() => import('./settings/app-members.tsx'));
const AppHistory = part(() => import('./settings/app-history.tsx'));

/** Has no word in the address. */
const FIRST = 'basics';

const TABS = [
  { key: FIRST, title: text.tabBasics },
  { key: 'secrets', title: text.tabSecrets },
  { key: 'redeem', title: text.tabRedeem },
  { key: 'members', title: text.tabMembers },
  { key: 'history', title: text.tabHistory },
] as const;

const search = { tab: words() };

export default function AppSettings() {
  const app = useApp();
  const [{ tab }, change] = useSearchState(search);
  const open = TABS.find(({ key }) => key === tab)?.key ?? FIRST;
  return (
    <Page title={text.settings} help={text.settingsHelp}>
      <Tabs
        value={open}
        onChange={(next) => change({ tab: next === FIRST || next === null ? '' : next })}
        keepMounted={false}
      >
        <Tabs.List aria-label={text.settings} mb="md">
          {TABS.map(({ key, title }) => (
            <Tabs.Tab key={key} value={key}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense fallback={<PageSkeleton />}>
          <Tabs.Panel value={FIRST}>
            <AppBasics app={app} />
          </Tabs.Panel>
          <Tabs.Panel value="secrets">
            <AppSecrets app={app} />
          </Tabs.Panel>
          <Tabs.Panel value="redeem">
            <AppRedeem app={app} />
          </Tabs.Panel>
          <Tabs.Panel value="members">
            <AppMembers app={app} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <AppHistory app={app} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </Page>
  );
}
