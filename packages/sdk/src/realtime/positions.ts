// Where one stands in each channel: what was heard last, so that nothing comes twice and nothing is missed unsaid.
import type { ConnectionMessageHeard, ConnectionSubscribeHeard } from '../generated/push.sockets.ts';

export interface Gap {
  readonly channelName: string;
  /** Offsets of the last message before and of the first one behind; unknown where the channel began anew. */
  readonly after: number;
  readonly before?: number;
}

interface Place {
  readonly epoch: string;
  /** Of the last message heard; undefined before the first one. */
  last?: number;
  /** Of the last message when the subscription was answered; kept ones up to it may still be on their way. */
  readonly answered: number;
}

type Positions = ConnectionSubscribeHeard['positions'];

export interface PositionBook {
  /** Takes in what the answer to a subscription says. */
  subscribed(positions: Positions): void;
  /** Whether a message was not heard before. */
  isNew(message: Pick<ConnectionMessageHeard, 'channelName' | 'offset'>): boolean;
  /** All that was kept has come. */
  settle(): void;
  /** From where to go on. */
  since(channelNames: readonly string[]): Record<string, { epoch: string; offset: number }>;
  forget(channelName: string): void;
}

export function positions(onGap: (gap: Gap) => void): PositionBook {
  const places = new Map<string, Place>();
  return {
    subscribed(answered) {
      for (const [channelName, { epoch, offset, recovered }] of Object.entries(answered)) {
        const before = places.get(channelName);
        const isSame = before?.epoch === epoch;
        places.set(channelName, {
          epoch,
          answered: offset,
          ...(isSame && before.last !== undefined && { last: before.last }),
        });
        // why not where offsets go on: the first message that comes shows how much is missing
        if (before?.last !== undefined && !isSame && !recovered) {
          onGap({ channelName, after: before.last });
        }
      }
    },
    isNew({ channelName, offset }) {
      const place = places.get(channelName);
      // why not 0: a message to a player stands in no channel
      if (offset === 0 || place === undefined) {
        return true;
      }
      const { last } = place;
      if (last !== undefined && offset <= last) {
        return false;
      }
      place.last = offset;
      if (last !== undefined && offset > last + 1) {
        onGap({ channelName, after: last, before: offset });
      }
      return true;
    },
    settle() {
      for (const [channelName, place] of places) {
        if (place.last !== undefined && place.last < place.answered) {
          onGap({ channelName, after: place.last, before: place.answered + 1 });
        }
        place.last = Math.max(place.last ?? 0, place.answered);
      }
    },
    since: (channelNames) =>
      Object.fromEntries(
        channelNames.flatMap((name) => {
          const place = places.get(name);
          return place?.last === undefined ? [] : [[name, { epoch: place.epoch, offset: place.last }]];
        }),
      ),
    forget: (channelName) => {
      places.delete(channelName);
    },
  };
}
