// Parameters from a file: those whose key is there already get what the file says of them, the others are made.
import { remoteConfigLabels } from '@uos/contract/labels';
import { type ConfigType, configTypes } from '@uos/contract/rules';
import type { RemoteConfig } from '@uos/sdk/services/remote-config';
import { remoteConfigColumns } from '@uos/sdk/services/remote-config.columns';
import { useRef } from 'react';
import type { ImportField } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { changeKeys, configOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const { key, type, value, description } = remoteConfigColumns;

const fields: readonly ImportField[] = [
  { key: 'key', title: key.title, required: true },
  {
    key: 'type',
    title: type.title,
    required: true,
    options: configTypes.map((one) => ({ value: one, label: remoteConfigLabels.config.type[one][language] })),
  },
  { key: 'value', title: value.title, required: true },
  { key: 'description', title: description.title },
];

export default function ConfigImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { configs } = configOf(appId);
  const there = useRef<ReadonlyMap<string, RemoteConfig>>(new Map());
  return (
    <ImportWizard
      title={text.importConfigs}
      fields={fields}
      samples={[text.configSample]}
      keyOf={(row) => String(row.key ?? '')}
      existing={async () => {
        const found = new Map<string, RemoteConfig>();
        for await (const config of configs.list.all({})) {
          found.set(config.key, config);
        }
        there.current = found;
        return new Map([...found].map(([name, config]) => [name, { ...config }]));
      }}
      run={(row, how) => {
        const body = {
          key: String(row.key ?? ''),
          type: String(row.type ?? '') as ConfigType,
          value: typeof row.value === 'string' ? row.value : JSON.stringify(row.value),
          ...(row.description === undefined ? {} : { description: String(row.description) }),
        };
        const id = there.current.get(body.key)?.configId;
        return how === 'update' && id !== undefined ? configs.update({ id, ...body }) : configs.create(body);
      }}
      refresh={changeKeys(appId)}
      onClose={onClose}
    />
  );
}
