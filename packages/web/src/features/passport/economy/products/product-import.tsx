// Products from a file: those whose slug is there already get what the file says of them, the others are made.
import { itemSlug } from '@uos/contract/rules';
import type { ProductsImportInput } from '@uos/sdk/services/passport';
import { economyProductColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../../kit/import/import-rows.ts';
import ImportWizard from '../../../../kit/import/import-wizard.tsx';
import { passportOf } from '../../queries.ts';
import { AMOUNTS, readAmounts, writeAmounts } from '../amounts/amounts.ts';
import { failedOf } from '../import-failed.ts';
import { productKeys } from '../queries.ts';
import { readSchedule, SCHEDULE, writeSchedule } from './schedule-cell.ts';
import { text } from './text.zh.ts';

const { slugName, displayName, categorySlug, costs, rewards, limitCount, resetSchedule, startTime, endTime } =
  economyProductColumns;

const amounts = { min: 3, pattern: AMOUNTS, zh: text.notAmounts, en: text.notAmounts };
const schedule = { min: 8, pattern: SCHEDULE, zh: text.notSchedule, en: text.notSchedule };
const moment = {
  min: 17,
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  zh: text.notTime,
  en: text.notTime,
};

const fields: readonly ImportField[] = [
  { key: 'slugName', title: slugName.title, required: true, rule: itemSlug, aliases: ['slug'] },
  { key: 'displayName', title: displayName.title, required: true, aliases: ['name'] },
  { key: 'categorySlug', title: categorySlug.title, required: true, rule: itemSlug, aliases: ['category'] },
  { key: 'costs', title: costs.title, rule: amounts, aliases: ['price'] },
  { key: 'rewards', title: rewards.title, required: true, rule: amounts },
  { key: 'limitCount', title: limitCount.title, kind: 'number' },
  { key: 'resetSchedule', title: resetSchedule.title, rule: schedule, aliases: ['reset'] },
  { key: 'startTime', title: startTime.title, rule: moment },
  { key: 'endTime', title: endTime.title, rule: moment },
];

const PAGE = 100;

export default function ProductImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { products } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={text.sampleRows}
      keyOf={(row) => String(row.slugName ?? '')}
      existing={async () => {
        const found = new Map<string, ImportRow>();
        for await (const one of products.search.all({ count: PAGE })) {
          const { resetSchedule: reset, ...row } = one;
          const cells = { costs: writeAmounts(one.costs), rewards: writeAmounts(one.rewards) };
          found.set(one.slugName, { ...row, ...cells, ...(reset && { resetSchedule: writeSchedule(reset) }) });
        }
        return found;
      }}
      run={async (row, how) => {
        const { resetSchedule: cell, ...plain } = row;
        const reset = readSchedule(cell);
        const amounts = { costs: readAmounts(row.costs), rewards: readAmounts(row.rewards) };
        const product = { ...plain, ...amounts, ...(reset && { resetSchedule: reset }) };
        const rows = [product] as unknown as ProductsImportInput['products'];
        failedOf(await products.import({ products: rows, overwrite: how === 'update' }));
      }}
      refresh={productKeys(appId)}
      onClose={onClose}
    />
  );
}
