// SQL of lists that no index of the order serves whole: those of a realm where realms are ranked together, and those of a
// state of the rewards.
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { ScoreRow, Version } from './order.ts';

const ordered = (db: Db, { appId, versionId }: Version) =>
  db
    .selectFrom('passport_leaderboard_scores')
    .selectAll()
    .where('app_id', '=', appId)
    .where('version_id', '=', versionId)
    .where('hidden', '=', false)
    .orderBy('part')
    .orderBy('k')
    .orderBy('turn')
    .orderBy('member_id');

type Found = Promise<{ rows: ScoreRow[]; total: number }>;

export async function rowsOfRealm(db: Db, version: Version, realmId: string, page: PageRequest): Found {
  return readPage(ordered(db, version).where('realm_id', '=', realmId), page);
}

export async function rowsOfState(
  db: Db,
  version: Version,
  filter: {
    readonly rewardState: ScoreRow['reward_state'];
    readonly bucketId?: string | undefined;
    readonly realmId?: string | undefined;
  },
  page: PageRequest,
): Found {
  const { rewardState, bucketId, realmId } = filter;
  const query = ordered(db, version)
    .where('reward_state', '=', rewardState)
    .$if(bucketId !== undefined, (q) => q.where('bucket_id', '=', bucketId ?? ''))
    .$if(realmId !== undefined, (q) => q.where('realm_id', '=', realmId ?? ''));
  return readPage(query, page);
}
