// What is followed, as its first words come: a stream goes on for as long as its caller stays.
import { secretContext } from '../../packages/platform/src/kernel/who/credentials.ts';
import type { World } from './world.ts';

/** Rejects with what an answer says no by. */
export async function followed(
  { platform }: Pick<World, 'platform'>,
  { id }: { readonly id: string },
  path: string,
): Promise<string> {
  const secret = await secretOf({ platform }, id);
  const gone = new AbortController();
  const answer = await fetch(platform.origin + path, {
    headers: { Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    signal: gone.signal,
  });
  if (answer.status !== 200) {
    throw await answer.json();
  }
  const type = answer.headers.get('content-type') ?? '';
  let text = '';
  for await (const part of answer.body ?? []) {
    text += Buffer.from(part as Uint8Array).toString();
    if (text.includes('data:')) {
      break;
    }
  }
  gone.abort();
  return `${type} ${text}`;
}

export async function secretOf({ platform }: Pick<World, 'platform'>, appId: string): Promise<string> {
  const { db, seal } = platform.ports;
  const row = await db.selectFrom('apps').select('service_secret').where('id', '=', appId).executeTakeFirst();
  return seal.open(row?.service_secret ?? '', secretContext(appId, 'AppServiceSecret'));
}
