// A bucket whose releases go from development to the players.

import { createHash } from 'node:crypto';
import type { World } from './world.ts';

/** First to last; the oldest release is the players'. */
const STAGES = [
  ['live', '周年庆活动包'],
  ['staging', '新匹配界面'],
  ['beta', '修复结算页闪退'],
  ['dev', '新增第七章剧情资源'],
] as const;

/** Four releases with a page to play, each on a badge of its own, one file that is not released, and downloads. */
export async function releaseByStages({ platform, uos }: Pick<World, 'platform' | 'uos'>): Promise<string> {
  const { id } = await uos.cdn.buckets.create({ name: 'web-client' });
  const put = async (path: string, text: string): Promise<void> => {
    const { signed_url, content_type } = await uos.cdn.entries.create({
      id,
      path,
      content_hash: createHash('md5').update(text).digest('hex'),
      content_size: Buffer.byteLength(text),
      signed_url: true,
    });
    await fetch(signed_url ?? '', { method: 'PUT', body: text, headers: { 'Content-Type': content_type } });
  };
  await put('index.html', '<h1>星海物语</h1>');
  for (const [stage, notes] of STAGES) {
    await put(`${stage}.txt`, stage.repeat(500));
    const { releaseid } = await uos.cdn.releases.create({ id, notes });
    await uos.cdn.badges.set({ id, name: stage, releaseid });
  }
  await put('next.txt', 'not yet');
  for (let count = 0; count < 12; count += 1) {
    const path = `/client_api/v1/buckets/${id}/release_by_badge/live/content/index.html`;
    await (await fetch(platform.contentOrigin + path)).text();
  }
  return id;
}
