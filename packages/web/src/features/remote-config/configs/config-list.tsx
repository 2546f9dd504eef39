// The parameters of an app: what games read where no override says otherwise.

import { remoteConfigLabels } from '@uos/contract/labels';
import { type ConfigType, configTypes } from '@uos/contract/rules';
import type { RemoteConfig } from '@uos/sdk/services/remote-config';
import { remoteConfigColumns } from '@uos/sdk/services/remote-config.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { adjustmentsIcon, editIcon, plusIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './configs.module.css';
import { DeleteConfig } from './delete-config.tsx';
import { shortValue } from './value-words.ts';

const ConfigForm = part(() => import('./config-form.tsx'), 'over');
const ConfigImport = part(() => import('./config-import.tsx'), 'over');
const ConfigDrawer = part(() => import('./config-drawer.tsx'), 'over');

type Open =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'remove'; readonly config: RemoteConfig };

export default function ConfigList({ appId }: { appId: string }) {
  const { configs } = configOf(appId);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const drawer = useSideDrawer('config');
  const reasonFor = usePermission();
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('remoteConfig.configs.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newConfig}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="remoteConfig.configs"
        label={text.configs}
        source={listOf(configs.list, ({ q, filters: { type } }) =>
          given({ keyword: q, types: isType(type) ? [type] : undefined }),
        )}
        columns={columns}
        rowKey={({ configId }) => configId}
        rowName={({ key }) => key}
        rowSearch={({ configId }) => sideDrawer('config', configId)}
        search={text.searchConfig}
        filters={[labelFilter('type', text.type, remoteConfigLabels.config.type)]}
        toolbar={
          <>
            <ActionButton
              variant="default"
              icon={uploadIcon}
              reason={reasonFor('remoteConfig.configs.create')}
              onClick={() => setOpen({ kind: 'import' })}
            >
              {text.import}
            </ActionButton>
            {create}
          </>
        }
        actions={(config) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('remoteConfig.configs.update'),
            onClick: () => setOpen({ kind: 'edit', config }),
          },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('remoteConfig.configs.remove'),
            onClick: () => setOpen({ kind: 'remove', config }),
          },
        ]}
        bulk={[
          {
            key: 'remove',
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('remoteConfig.configs.remove'),
            leaves: ({ overrideCount }) => (overrideCount > 0 ? text.usedBy(overrideCount) : undefined),
            run: ({ configId }) => configs.remove({ id: configId }),
            words: text.removeConfigsWords,
          },
        ]}
        refresh={changeKeys(appId)}
        empty={
          <EmptyState
            icon={adjustmentsIcon}
            title={text.noConfigs}
            action={create}
            snippets={{ call: configs.create, input: { key: 'shop.discount', type: 'FLOAT', value: '0.8' } }}
          >
            {text.noConfigsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <ConfigForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <ConfigForm appId={appId} config={open.config} onClose={close} /> : null}
        {open?.kind === 'import' ? <ConfigImport appId={appId} onClose={close} /> : null}
        {drawer.id === undefined ? null : (
          <ConfigDrawer key={drawer.id} appId={appId} id={drawer.id} onClose={drawer.close} />
        )}
      </Suspense>
      {open?.kind === 'remove' ? <DeleteConfig appId={appId} config={open.config} onClose={close} /> : null}
    </>
  );
}

const isType = (word: string | undefined): word is ConfigType => configTypes.some((type) => type === word);

const columns = columnsOf<RemoteConfig>(remoteConfigColumns, {
  key: { width: 200 },
  type: { width: 96 },
  value: { cell: ({ value }) => <code className={classes.value}>{shortValue(value)}</code> },
  description: { wideOnly: true, width: 180 },
  overrideCount: { title: text.usedTitle, wideOnly: true },
  modifiedAt: { wideOnly: true },
  modifiedBy: { wideOnly: true, hidden: true },
  configId: { hidden: true },
});
