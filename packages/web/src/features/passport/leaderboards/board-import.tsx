// Leaderboards from a file, such as the JSON that the list exports: those whose slug is there already are changed.
import { wordsOf } from '@uos/contract/labels';
import { featureSlug } from '@uos/contract/rules';
import type { LeaderboardsCreateInput, LeaderboardsUpdateInput } from '@uos/sdk/services/passport';
import { leaderboardColumns } from '@uos/sdk/services/passport.columns';
import type { ImportField, ImportRow } from '../../../kit/import/import-rows.ts';
import ImportWizard from '../../../kit/import/import-wizard.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { passportOf } from '../queries.ts';
import { cronProblem } from './next-resets.tsx';
import { boardKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { memberType, sortOrder, updateType, bucketStrategy, tierStrategy, rewardStrategy } = leaderboardColumns;

const choice = (
  key: string,
  { title, labels }: typeof memberType | typeof sortOrder | typeof tierStrategy,
): ImportField => ({
  key,
  title,
  options: wordsOf(labels).map((value) => ({
    value,
    label:
      (labels as Readonly<Record<string, { readonly zh: string; readonly en: string }>>)[value]?.[language] ?? value,
  })),
});

const fields: readonly ImportField[] = [
  { key: 'slugName', title: leaderboardColumns.slugName.title, required: true, rule: featureSlug, aliases: ['slug'] },
  { key: 'displayName', title: leaderboardColumns.displayName.title, required: true, aliases: ['name'] },
  choice('memberType', memberType),
  choice('sortOrder', sortOrder),
  choice('updateType', updateType as never),
  { key: 'crossRealm', title: leaderboardColumns.crossRealm.title, kind: 'flag' },
  choice('bucketStrategy', bucketStrategy as never),
  { key: 'bucketSize', title: leaderboardColumns.bucketSize.title, kind: 'number' },
  choice('tierStrategy', tierStrategy),
  { key: 'tiers', title: leaderboardColumns.tiers.title, kind: 'json' },
  choice('rewardStrategy', rewardStrategy as never),
  { key: 'rewards', title: leaderboardColumns.rewards.title, kind: 'json' },
  { key: 'resetSchedule', title: leaderboardColumns.resetSchedule.title },
  { key: 'forceDistinctRank', title: leaderboardColumns.forceDistinctRank.title, kind: 'flag' },
];

const PAGE = 100;

export default function BoardImport({ appId, onClose }: { appId: string; onClose: () => void }) {
  const { leaderboards } = passportOf(appId);
  return (
    <ImportWizard
      title={text.importBoards}
      fields={fields}
      samples={[text.sample]}
      keyOf={slugOf}
      existing={async () => {
        const found = new Map<string, ImportRow>();
        for await (const board of leaderboards.list.all({ count: PAGE })) {
          found.set(board.slugName, { ...board });
        }
        return found;
      }}
      run={(row, how) => {
        const { slugName, memberType: _member, bucketStrategy: _bucket, bucketSize, resetSchedule = '', ...rest } = row;
        const cron = String(resetSchedule).trim();
        if (cronProblem(cron) !== undefined) {
          return Promise.reject(new Error(cronProblem(cron)));
        }
        const size = Number(bucketSize ?? 0) > 0 ? { bucketSize } : {};
        return how === 'update'
          ? leaderboards.update({ ...rest, ...size, resetSchedule: cron, name: slugName } as LeaderboardsUpdateInput)
          : leaderboards.create({
              ...row,
              ...size,
              ...(Number(bucketSize ?? 0) > 0 ? {} : { bucketSize: undefined }),
              resetSchedule: cron === '' ? undefined : cron,
            } as LeaderboardsCreateInput);
      }}
      refresh={boardKeys(appId)}
      onClose={onClose}
    />
  );
}

const slugOf = ({ slugName }: ImportRow): string => String(slugName ?? '');
