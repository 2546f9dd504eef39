// Badges, by bucket and name: `web/live`. The platform keeps `latest` itself.
import { bucketIdOf } from '../../commands/cdn/bucket/buckets.ts';
import { releaseOf } from '../../commands/cdn/release/releases.ts';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';
import type { Adapter, AnyContext, Remote } from '../adapter.ts';

const KEPT_BY_PLATFORM = 'latest';

export const badges: Adapter = {
  service: 'cdn',
  kind: 'badges',
  title: { zh: '徽章', en: 'badges' },
  isState: true,
  schema: {
    type: 'object',
    description: 'A badge, by bucket/name such as web/live',
    properties: { release: { type: 'integer', minimum: 1, description: 'Number of the release it points at' } },
    required: ['release'],
    additionalProperties: false,
  },
  async list(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const rows: Remote[] = [];
    for (const { id, name, badge_count } of await take(cdn.buckets.list.all({ per_page: 1000 }))) {
      const found = badge_count === 0 ? [] : await take(cdn.badges.list.all({ id, per_page: 1000 }));
      rows.push(
        ...found
          .filter((badge) => badge.name !== KEPT_BY_PLATFORM)
          .map((badge) => ({ name: `${name}/${badge.name}`, id, value: { release: badge.releasenum } })),
      );
    }
    return rows;
  },
  create: (ctx, name, value) => point(ctx, name, Number(value.release)),
  update: (ctx, { name }, change) => point(ctx, name, Number(change.release)),
  async remove(ctx, { id, name }) {
    await (await ctx.uos.service('cdn')).badges.remove({ id, name: badgeOf(name) });
  },
};

async function point(given: AnyContext, name: string, release: number): Promise<void> {
  const ctx = given as Context;
  const cdn = await ctx.uos.service('cdn');
  const id = await bucketIdOf(ctx, name.slice(0, name.lastIndexOf('/')));
  const { releaseid } = await releaseOf(ctx, cdn, id, String(release));
  await cdn.badges.set({ id, name: badgeOf(name), releaseid });
}

function badgeOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
