// The overrides of an app in the order in which they are tried: who gets other values, how many, and when.
import { remoteConfigLabels } from '@uos/contract/labels';
import { everyone } from '@uos/contract/rules';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { configOverrideColumns } from '@uos/sdk/services/remote-config.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { adjustmentsIcon, plusIcon, powerIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './overrides.module.css';
import { phaseLabels, phaseOf, timesOf } from './phase.ts';
import { DeleteOverride, DisableOverride, EnableOverride } from './switch-override.tsx';

const OverrideForm = part(() => import('./override-form.tsx'), 'over');

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'enable' | 'disable' | 'remove'; readonly override: ConfigOverride };

export default function OverrideList({ appId }: { appId: string }) {
  const { overrides } = configOf(appId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const reasonFor = usePermission();
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('remoteConfig.overrides.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newOverride}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="remoteConfig.overrides"
        label={text.overrides}
        source={listOf(overrides.list, ({ q, filters: { state } }) =>
          given({ keyword: q, status: state as keyof typeof remoteConfigLabels.override.status | '' }),
        )}
        columns={columns}
        rowKey={({ overrideId }) => overrideId}
        rowName={({ name }) => name}
        rowLink={({ overrideId }) => screen('/services/{appId}/config/override/{overrideId}', { appId, overrideId })}
        search={text.searchOverride}
        filters={[labelFilter('state', text.status, remoteConfigLabels.override.status)]}
        toolbar={create}
        actions={(override) => [
          override.status === 'enable'
            ? {
                label: text.disable,
                icon: powerIcon,
                reason: reasonFor('remoteConfig.overrides.disable'),
                onClick: () => setOpen({ kind: 'disable', override }),
              }
            : {
                label: text.enable,
                icon: powerIcon,
                reason: reasonFor('remoteConfig.overrides.enable') ?? nothingSet(override),
                onClick: () => setOpen({ kind: 'enable', override }),
              },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('remoteConfig.overrides.remove') ?? isOn(override),
            onClick: () => setOpen({ kind: 'remove', override }),
          },
        ]}
        bulk={[
          {
            key: 'disable',
            label: text.disable,
            icon: powerIcon,
            reason: reasonFor('remoteConfig.overrides.disable'),
            leaves: ({ status }) => (status === 'disable' ? text.isOff : undefined),
            run: ({ overrideId }) => overrides.disable({ id: overrideId }),
            words: text.disableManyWords,
          },
          {
            key: 'remove',
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('remoteConfig.overrides.remove'),
            leaves: isOn,
            run: ({ overrideId }) => overrides.remove({ id: overrideId }),
            words: text.removeOverridesWords,
          },
        ]}
        refresh={changeKeys(appId)}
        empty={
          <EmptyState
            icon={adjustmentsIcon}
            title={text.noOverrides}
            action={create}
            snippets={{
              call: overrides.create,
              input: { name: text.namePlaceholder, rule: "user.tier == 'new'", rolloutPercentage: 10 },
            }}
          >
            {text.noOverridesHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <OverrideForm appId={appId} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'enable' ? <EnableOverride appId={appId} override={open.override} onClose={close} /> : null}
      {open?.kind === 'disable' ? <DisableOverride appId={appId} override={open.override} onClose={close} /> : null}
      {open?.kind === 'remove' ? <DeleteOverride appId={appId} override={open.override} onClose={close} /> : null}
    </>
  );
}

const isOn = ({ status }: ConfigOverride): string | undefined => (status === 'enable' ? text.disableFirst : undefined);

const nothingSet = ({ variants }: ConfigOverride): string | undefined =>
  variants.every(({ values }) => values.length === 0) ? text.nothingSet : undefined;

const columns = columnsOf<ConfigOverride>(configOverrideColumns, {
  name: {},
  status: { cell: (override) => <StatusDot label={phaseLabels[phaseOf(override, Date.now())]} /> },
  rule: {
    cell: ({ rule }) => (
      <code className={classes.rule} title={rule}>
        {rule === everyone ? text.everybody : rule}
      </code>
    ),
  },
  rolloutPercentage: {
    width: 128,
    cell: ({ rolloutPercentage }) => (
      <span className={classes.share}>
        <span className={classes.bar} aria-hidden="true">
          <i style={{ width: `${rolloutPercentage}%` }} />
        </span>
        <span className={classes.percent}>{rolloutPercentage}%</span>
      </span>
    ),
  },
  priority: {},
  startDate: { title: text.times, kind: 'text', cell: timesOf, wideOnly: true },
  variants: { wideOnly: true },
  modifiedAt: { hidden: true },
  modifiedBy: { hidden: true },
  overrideId: { hidden: true },
});
