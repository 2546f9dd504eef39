// Quests from a file: those whose slug is there already are written over while nothing of them is published.
import { wordsOf } from '@uos/contract/labels';
import { itemSlug } from '@uos/contract/rules';
import type { QuestsImportInput } from '@uos/sdk/services/passport';
import { questColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { failedOf } from '../economy/import-failed.ts';
import { passportOf } from '../queries.ts';
import { itemInput, questKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { slugName, displayName, type, layout, resetHour } = questColumns;

const fields: readonly ImportField[] = [
  { key: 'slugName', title: slugName.title, required: true, rule: itemSlug, aliases: ['slug'] },
  { key: 'displayName', title: displayName.title, required: true, aliases: ['name'] },
  {
    key: 'type',
    title: type.title,
    required: true,
    options: wordsOf(type.labels).map((value) => ({ value, label: type.labels[value][language] })),
  },
  {
    key: 'layout',
    title: layout.title,
    required: true,
    options: wordsOf(layout.labels).map((value) => ({ value, label: layout.labels[value][language] })),
  },
  { key: 'resetHour', title: resetHour.title, kind: 'number' },
  { key: 'items', title: text.itemsTitle, kind: 'json', aliases: [questColumns.items.title] },
];

const PAGE = 100;

export default function QuestImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { quests } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={text.sampleRows}
      keyOf={(row) => String(row.slugName ?? '')}
      existing={async () => {
        const found = new Map<string, ImportRow>();
        for await (const one of quests.search.all({ count: PAGE })) {
          found.set(one.slugName, { ...one, items: one.items.map(itemInput) });
        }
        return found;
      }}
      run={async (row, how) => {
        const rows = [{ ...row }] as unknown as QuestsImportInput['quests'];
        failedOf(await quests.import({ quests: rows, overwrite: how === 'update' }));
      }}
      refresh={questKeys(appId)}
      onClose={onClose}
    />
  );
}
