// Resources from a file: those whose slug is there already get what the file says of them, the others are made.
import { itemSlug } from '@uos/contract/rules';
import type { ResourcesImportInput } from '@uos/sdk/services/passport';
import { economyResourceColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../../kit/import/import-rows.ts';
import ImportWizard from '../../../../kit/import/import-wizard.tsx';
import { language } from '../../../../kit/language/language.zh.ts';
import { passportOf } from '../../queries.ts';
import { failedOf } from '../import-failed.ts';
import { resourceKeys } from '../queries.ts';
import { text } from './text.zh.ts';

const { slugName, displayName, type, namespace, quantityLimit, lifetimeSeconds, stackable } = economyResourceColumns;

const TYPES = ['VirtualCurrency', 'Item'] as const;

const fields: readonly ImportField[] = [
  { key: 'slugName', title: slugName.title, required: true, rule: itemSlug, aliases: ['slug', 'resourceSlug'] },
  { key: 'displayName', title: displayName.title, required: true, aliases: ['name'] },
  {
    key: 'type',
    title: type.title,
    required: true,
    options: TYPES.map((value) => ({ value, label: type.labels[value][language] })),
  },
  { key: 'namespace', title: namespace.title },
  { key: 'quantityLimit', title: quantityLimit.title, kind: 'number' },
  { key: 'lifetimeSeconds', title: lifetimeSeconds.title, kind: 'number' },
  { key: 'stackable', title: stackable.title, kind: 'flag' },
];

const PAGE = 100;

export default function ResourceImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { resources } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={text.sampleRows}
      keyOf={(row) => String(row.slugName ?? '')}
      existing={async () => {
        const found = new Map<string, ImportRow>();
        for await (const one of resources.search.all({ count: PAGE })) {
          found.set(one.slugName, { ...one });
        }
        return found;
      }}
      run={async (row, how) => {
        const rows = [{ ...row }] as unknown as ResourcesImportInput['resources'];
        failedOf(await resources.import({ resources: rows, overwrite: how === 'update' }));
      }}
      refresh={resourceKeys(appId)}
      onClose={onClose}
    />
  );
}
