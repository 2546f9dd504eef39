// What logic servers start with: the settings of the function, and the code that they run.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { FuncInfo } from '@uos/sdk/services/func';
import { funcInfoColumns } from '@uos/sdk/services/func.columns';
import type { MultiverseImage } from '@uos/sdk/services/multiverse';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { playIcon, powerIcon, rocketIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { funcOf, functionKeys, profileChoicesQuery, releasedQuery, serverKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { DEPLOY, WithFunction } from '../with-function.tsx';

const SettingsForm = part(() => import('./settings-form.tsx'));
const ImageList = part(() => import('../../../parts/hosting/images/image-list.tsx'));
const DeployImage = part(() => import('./deploy-image.tsx'), 'over');

/** The first has no word in the address. */
const TABS = [
  { key: 'settings', title: text.tabSettings },
  { key: 'images', title: text.tabCode },
] as const;

const spec = { tab: words() };

export default function ConfigPage() {
  return <WithFunction title={text.config}>{(info) => <Config info={info} />}</WithFunction>;
}

function Config({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const [{ tab }, change] = useSearchState(spec);
  const [deployed, deploy] = useState<MultiverseImage>();
  const reasonFor = usePermission();
  const isOfCode = tab === TABS[1].key;
  const released = useQuery(releasedQuery(appId, info)).data;
  return (
    <Page
      title={text.config}
      help={text.configHelp}
      status={<StatusDot label={label(funcInfoColumns.status.labels, info.status)} />}
      actions={<Switch info={info} />}
    >
      <PageTabs
        label={text.config}
        tabs={TABS}
        open={isOfCode ? TABS[1].key : TABS[0].key}
        onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next })}
      >
        {isOfCode ? (
          <ImageList
            appId={appId}
            gameId={info.gameId}
            command={DEPLOY}
            inUse={{ id: released?.imageId, words: text.inUse }}
            builtAction={(image) => ({
              label: text.deploy,
              icon: rocketIcon,
              reason: reasonFor('multiverse.revisions.release'),
              onClick: () => deploy(image),
            })}
          />
        ) : (
          <SettingsForm appId={appId} info={info} />
        )}
      </PageTabs>
      <Suspense fallback={null}>
        {deployed === undefined ? null : (
          <DeployImage appId={appId} info={info} image={deployed} onClose={() => deploy(undefined)} />
        )}
      </Suspense>
    </Page>
  );
}

/** A function that is switched off runs no server. */
function Switch({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const { functions } = funcOf(appId);
  const [isAsking, ask] = useState(false);
  const reasonFor = usePermission();
  const profiles = useQuery(profileChoicesQuery(appId, info.gameId)).data ?? [];
  const refresh = [...functionKeys(appId), ...serverKeys(appId)];
  const enable = useAction({
    run: () => functions.enable({ id: info.id }),
    done: () => text.enabled,
    refresh,
  });
  const version = profiles.find(({ id }) => id === info.defaultProfileId)?.currentVersion ?? 0;
  return (
    <>
      {version === 0 ? null : text.runsVersion(text.versionOf(version))}
      {info.status === 'disabled' ? (
        <ActionButton
          icon={playIcon}
          reason={reasonFor('func.functions.enable')}
          loading={enable.isPending}
          onClick={() => enable.mutate()}
        >
          {text.enable}
        </ActionButton>
      ) : (
        <ActionButton
          icon={powerIcon}
          variant="default"
          color="red"
          reason={reasonFor('func.functions.disable')}
          onClick={() => ask(true)}
        >
          {text.disable}
        </ActionButton>
      )}
      {isAsking ? (
        <Confirm
          title={text.disableTitle}
          verb={text.disable}
          typed={info.name}
          onConfirm={() => functions.disable({ id: info.id })}
          done={text.disabled}
          refresh={refresh}
          onClose={() => ask(false)}
        >
          {text.disableWords(info.serverCount)}
        </Confirm>
      ) : null}
    </>
  );
}
