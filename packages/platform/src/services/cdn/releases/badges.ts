// Badges: names that move from release to release. `latest` belongs to the platform.
import type { cdn } from '@uos/contract';
import { reservedBadge } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { contentRangePage } from '#kernel/call/paging';
import { existingBucket, keptBucket } from '../bucket-of-call.ts';
import { badgeReply } from '../replies.ts';
import { deleteBadge, listBadges, putBadge, releaseFor } from '../store/badges.ts';
import { raiseSequence } from '../store/sequences.ts';
import { unknownRelease } from './releases.ts';

export const badges: Handlers<typeof cdn>['badges'] = {
  async list(call) {
    await existingBucket(call, call.input.id);
    const page = contentRangePage(call.input);
    const { rows, total } = await listBadges(call.db, call.input.id, call.input, page);
    return { items: rows.map(badgeReply), total, first: page.offset + 1 };
  },
  async set(call) {
    const { id, name, releaseid, releasenum } = call.input;
    refuseReserved(name);
    if (releaseid === undefined && releasenum === undefined) {
      throw call.refuse('invalid', 'name the release by releaseid or releasenum');
    }
    await keptBucket(call, id);
    const release = await releaseFor(call.db, id, { releaseid, releasenum });
    if (release === undefined) {
      throw unknownRelease(releaseid ?? releasenum ?? '');
    }
    const badge = { name, release_id: release.id, ...created(call) };
    await putBadge(call.db, { ...badge, bucket_id: id, app_id: call.appId });
    await raiseSequence(call.db, call.appId);
    return badgeReply({ ...badge, releasenum: release.releasenum });
  },
  async remove(call) {
    const { id, name } = call.input;
    refuseReserved(name);
    await keptBucket(call, id);
    if (!(await deleteBadge(call.db, id, name))) {
      throw call.refuse('not-found', `badge "${name}" not found`);
    }
    call.note({ target: name, before: { name }, after: undefined });
    await raiseSequence(call.db, call.appId);
    return undefined;
  },
};

function refuseReserved(name: string): void {
  if (name === reservedBadge) {
    throw styles.cdn.refuse(
      'precondition',
      `"${reservedBadge}" always points at the newest release and cannot be set or removed`,
    );
  }
}

function created(call: Call) {
  return { created_at: call.now, created_by: call.actor.id, created_by_name: call.actor.name };
}
