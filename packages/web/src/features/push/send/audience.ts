// Who a notice goes to: as the form holds it, as the call takes it, and how many that is.
import type { MessagesNotifyInput, PushChannel } from '@uos/sdk/services/push';
import { text } from '../text.zh.ts';

export interface Audience {
  readonly to: 'all' | 'channels' | 'players';
  readonly channels: readonly string[];
  readonly playerIds: readonly string[];
}

export const everybody: Audience = { to: 'all', channels: [], playerIds: [] };

export function targetOf({ to, channels, playerIds }: Audience): MessagesNotifyInput['target'] {
  switch (to) {
    case 'all':
      return { all: true };
    case 'channels':
      return { channels: [...channels] };
    case 'players':
      return { playerIds: [...playerIds] };
  }
}

/** What is missing before it can be sent. */
export function audienceProblem({ to, channels, playerIds }: Audience): string | undefined {
  if (to === 'channels' && channels.length === 0) {
    return text.chooseChannels;
  }
  return to === 'players' && playerIds.length === 0 ? text.choosePlayers : undefined;
}

/** How many get it. Of channels it is the most: who subscribed to two of them counts in both. */
export function audienceWords(audience: Audience, online: number, known: readonly PushChannel[]): string {
  const { to, channels, playerIds } = audience;
  if (audienceProblem(audience) !== undefined) {
    return text.getsNobody;
  }
  switch (to) {
    case 'all':
      return text.getsAll(online.toLocaleString('en-US'));
    case 'channels': {
      const chosen = known.filter(({ name }) => channels.includes(name));
      const players = chosen.reduce((sum, { onlinePlayerCount }) => sum + onlinePlayerCount, 0);
      return text.getsChannels(channels.length, Math.min(players, online).toLocaleString('en-US'));
    }
    case 'players':
      return text.getsPlayers(playerIds.length);
  }
}
