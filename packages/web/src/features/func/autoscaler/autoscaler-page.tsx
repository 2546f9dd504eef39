// The autoscaler of a function: by what it acts, what it did on the load curve, and each step.
import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FuncAutoscaler, FuncInfo } from '@uos/sdk/services/func';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { screen } from '../../../kit/address/link.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { ChartRangePicker } from '../../../kit/chart/chart-range.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { chartIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { autoscalerQuery, funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { WithFunction } from '../with-function.tsx';
import { ScalingHistory } from './scaling-history.tsx';

const AutoscalerForm = part(() => import('./autoscaler-form.tsx'));
const ScalingChart = part(() => import('./scaling-chart.tsx'));

/** The first has no word in the address. */
const TABS = [
  { key: 'steps', title: text.tabSteps },
  { key: 'rule', title: text.tabRule },
] as const;

const spec = { tab: words() };

const HEIGHT = 320;
const LOOK_MS = 10_000;

export default function AutoscalerPage() {
  return <WithFunction title={text.autoscaler}>{(info) => <Autoscaler info={info} />}</WithFunction>;
}

function Autoscaler({ info }: { info: FuncInfo }) {
  const { AppId: appId } = useApp();
  const scaler = useQuery({ ...autoscalerQuery(appId, info.id), refetchInterval: LOOK_MS });
  const [isBegun, begin] = useState(false);
  const reasonFor = usePermission();
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('func.autoscaler.create')} onClick={() => begin(true)}>
      {text.makeAutoscaler}
    </ActionButton>
  );
  const { data } = scaler;
  return (
    <Page
      title={text.autoscaler}
      help={text.autoscalerHelp}
      crumbs={[{ title: text.servers, link: screen('/services/{appId}/func/servers', { appId }) }]}
      actions={data === null || data === undefined ? undefined : <Close appId={appId} info={info} scaler={data} />}
    >
      {info.status === 'disabled' && data !== null && data !== undefined ? (
        <Alert color="yellow" mb="md">
          {text.scalesNot}
        </Alert>
      ) : null}
      {data === undefined ? (
        scaler.isError ? (
          <ErrorPanel error={scaler.error} onRetry={() => void scaler.refetch()} />
        ) : (
          <Waiting height={HEIGHT} />
        )
      ) : data === null && !isBegun ? (
        <EmptyState icon={chartIcon} title={text.noAutoscaler} action={create} commands={['uos func scale 1-4']}>
          {text.noAutoscalerHint}
        </EmptyState>
      ) : (
        <Parts isNew={data === null}>
          {(isOfRule) =>
            isOfRule ? (
              <Suspense fallback={<Waiting height={HEIGHT} />}>
                <AutoscalerForm appId={appId} id={info.id} scaler={data} />
              </Suspense>
            ) : (
              <Stack gap="xl">
                <Stack component="section" gap="md" aria-label={text.load}>
                  <ChartRangePicker />
                  <Suspense fallback={<Waiting height={HEIGHT} />}>
                    <ScalingChart appId={appId} id={info.id} />
                  </Suspense>
                </Stack>
                <ScalingHistory appId={appId} id={info.id} />
              </Stack>
            )
          }
        </Parts>
      )}
    </Page>
  );
}

/** What it did, and by what it acts; a new one has done nothing. */
function Parts({ isNew, children }: { isNew: boolean; children: (isOfRule: boolean) => ReactNode }) {
  const [{ tab }, change] = useSearchState(spec);
  const open = tab === TABS[1].key ? TABS[1].key : TABS[0].key;
  return isNew ? (
    children(true)
  ) : (
    <PageTabs
      label={text.autoscaler}
      tabs={TABS}
      open={open}
      onOpen={(next) => change({ tab: next === TABS[0].key ? '' : next })}
    >
      {children(open === TABS[1].key)}
    </PageTabs>
  );
}

/** What runs stays as it is; nothing is added or removed any more. */
function Close({ appId, info, scaler }: { appId: string; info: FuncInfo; scaler: FuncAutoscaler }) {
  const { autoscaler } = funcOf(appId);
  const reason = usePermission()('func.autoscaler.remove');
  const [isAsking, ask] = useState(false);
  return (
    <>
      <ActionButton icon={trashIcon} variant="default" color="red" reason={reason} onClick={() => ask(true)}>
        {text.closeAutoscaler}
      </ActionButton>
      {isAsking ? (
        <Confirm
          title={text.closeAutoscaler}
          verb={text.closeAutoscaler}
          onConfirm={() => autoscaler.remove({ id: info.id })}
          done={text.autoscalerClosed}
          refresh={[keyOf(autoscaler.get)]}
          onClose={() => ask(false)}
        >
          {text.closeAutoscalerWords(scaler.minServers)}
        </Confirm>
      ) : null}
    </>
  );
}
