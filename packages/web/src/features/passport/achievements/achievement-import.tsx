// Achievements from a file: those whose slug is there already get what the file says of them, the others are made.
import { itemSlug } from '@uos/contract/rules';
import type { AchievementsImportInput } from '@uos/sdk/services/passport';
import { achievementMetaColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { AMOUNTS, readAmounts, writeAmounts } from '../economy/amounts/amounts.ts';
import { failedOf } from '../economy/import-failed.ts';
import { passportOf } from '../queries.ts';
import { achievementKeys } from './queries.ts';
import { text } from './text.zh.ts';

const columns = achievementMetaColumns;
const amounts = { min: 3, pattern: AMOUNTS, zh: text.notAmounts, en: text.notAmounts };

const fields: readonly ImportField[] = [
  { key: 'slugName', title: columns.slugName.title, required: true, rule: itemSlug, aliases: ['slug'] },
  { key: 'displayName', title: columns.displayName.title, required: true, aliases: ['name'] },
  {
    key: 'thresholdValue',
    title: columns.thresholdValue.title,
    kind: 'number',
    required: true,
    aliases: ['threshold'],
  },
  { key: 'startValue', title: columns.startValue.title, kind: 'number', aliases: ['start'] },
  { key: 'description', title: columns.description.title },
  { key: 'category', title: columns.category.title },
  { key: 'series', title: columns.series.title },
  { key: 'rewards', title: columns.rewards.title, rule: amounts },
  { key: 'hidden', title: columns.hidden.title, kind: 'flag' },
];

const PAGE = 100;

export default function AchievementImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { achievements } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={text.sampleRows}
      keyOf={(row) => String(row.slugName ?? '')}
      existing={async () => {
        const found = new Map<string, ImportRow>();
        for await (const one of achievements.search.all({ count: PAGE })) {
          found.set(one.slugName, { ...one, rewards: writeAmounts(one.rewards) });
        }
        return found;
      }}
      run={async (row, how) => {
        const rewards = row.rewards === undefined ? {} : { rewards: readAmounts(row.rewards) };
        const rows = [{ ...row, ...rewards }] as unknown as AchievementsImportInput['achievementMeta'];
        failedOf(await achievements.import({ achievementMeta: rows, overwrite: how === 'update' }));
      }}
      refresh={achievementKeys(appId)}
      onClose={onClose}
    />
  );
}
