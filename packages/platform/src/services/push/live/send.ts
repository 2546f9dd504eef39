// What a player sends: within limits, in the channels of its app, and told to it once it is committed.
import type { Ports } from '#kernel/ports';
import type { Wanted } from '../publish/wanted.ts';
import type { Writer } from '../publish/writer.ts';
import { CODES, MESSAGE_BYTES, sizeOfBase64 } from './rules.ts';
import type { Heard, Session } from './sessions.ts';

type Asked = Extract<Heard, { op: 'send' }>;

/** The code of the answer; the message has its id where that is 0. */
export async function send(
  { ids, clock }: Ports,
  writer: Writer,
  session: Session,
  asked: Asked,
): Promise<{ readonly code: number; readonly messageId: string }> {
  const refused = (code: number) => ({ code, messageId: '' });
  if (!session.sends.take()) {
    return refused(CODES.limit);
  }
  const bytes = sizeOfBase64(asked.data);
  const to = addressed(asked);
  if (bytes === undefined || bytes > MESSAGE_BYTES || to === undefined) {
    return refused(CODES.invalid);
  }
  const messageId = ids.uuid();
  const { code } = await writer.put({
    ...{ appId: session.appId, sessionId: session.id, messageId, sentAt: clock.now().toISOString(), isCounted: false },
    what: { ...to, senderId: session.playerId, data: asked.data },
  });
  return code === CODES.ok ? { code, messageId } : refused(code);
}

type Address =
  | { readonly to: 'channel'; readonly name: string; readonly isPublic: boolean }
  | { readonly to: 'player'; readonly playerId: string };

/** Undefined where it does not say to whom. */
export function addressed({
  messageType,
  channelName,
  playerId,
}: Pick<Asked, 'messageType' | 'channelName' | 'playerId'>): (Address & Partial<Wanted>) | undefined {
  if (messageType === 'Player') {
    return playerId === undefined || channelName !== undefined ? undefined : { to: 'player', playerId };
  }
  return channelName === undefined || playerId !== undefined
    ? undefined
    : { to: 'channel', name: channelName, isPublic: messageType === 'PublicChannel' };
}
