// What guilds of the app may do, who stands over whom in them, and what each role may do.
import { DetailTabs } from '../../../kit/detail/detail-tabs.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const GuildRules = part(() => import('./guild-rules.tsx'));
const GuildRoles = part(() => import('./guild-roles.tsx'));

export default function GuildSettings() {
  const { AppId: appId } = useApp();
  return (
    <Page title={text.settings} help={text.settingsHelp}>
      <DetailTabs
        place="page"
        data={appId}
        tabs={[
          { key: 'rules', title: text.rules, render: () => <GuildRules appId={appId} /> },
          { key: 'roles', title: text.roles, render: () => <GuildRoles appId={appId} /> },
        ]}
      />
    </Page>
  );
}
