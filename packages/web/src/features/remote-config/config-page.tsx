// Remote configuration of an app: its parameters, the overrides of them, what was changed when, and how much is read.
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { screen } from '../../kit/address/link.ts';
import { DetailTabs } from '../../kit/detail/detail-tabs.tsx';
import { part } from '../../kit/lazy/part.tsx';
import { Page } from '../../kit/page/page.tsx';
import { historyTab } from '../../parts/history/history-tab.tsx';
import { useApp } from '../../shell/apps.ts';
import { documentQuery } from './queries.ts';
import { text } from './text.zh.ts';

const Configs = part(() => import('./configs/config-list.tsx'));
const Overrides = part(() => import('./overrides/override-list.tsx'));
const Versions = part(() => import('./versions/versions.tsx'));
const Usage = part(() => import('./usage/usage.tsx'));

export default function ConfigPage() {
  const { AppId: appId } = useApp();
  const document = useQuery(documentQuery(appId)).data;
  return (
    <Page
      title={text.title}
      help={
        <>
          {text.help}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} {...screen('/playground/remote-config/{appId}', { appId })} />}
          >
            {text.toPlayground}
          </Anchor>
        </>
      }
    >
      <DetailTabs
        place="page"
        data={undefined}
        isInMenu
        tabs={[
          {
            key: 'configs',
            title: text.configs,
            count: document?.configs.length,
            render: () => <Configs appId={appId} />,
          },
          {
            key: 'overrides',
            title: text.overrides,
            count: document?.overrides.length,
            render: () => <Overrides appId={appId} />,
          },
          { key: 'versions', title: text.versions, render: () => <Versions appId={appId} /> },
          { key: 'usage', title: text.usage, render: () => <Usage appId={appId} /> },
          historyTab({ appId, serviceName: 'remote-config' }),
        ]}
      />
    </Page>
  );
}
