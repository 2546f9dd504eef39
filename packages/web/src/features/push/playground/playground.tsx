// Two players side by side, the channels they are in, what the game says to them, and every frame that travels.

import { Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import { Suspense, useEffect, useMemo } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { type Codec, useSearchState, words } from '../../../kit/address/search-state.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { useStore } from '../../../kit/keep/store.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { closeIcon, playIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { channelChoicesQuery, pushOf } from '../queries.ts';
import { ChannelBar } from './channel-bar.tsx';
import { createFrameLog, type FrameLog } from './frame-log.ts';
import { GameBar } from './game-bar.tsx';
import { createPlayer, type Player } from './player.ts';
import { PlayerCard } from './player-card.tsx';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const Frames = part(() => import('./frames.tsx'));

/** No names that players of a game have: whoever is called so there would be thrown out. */
const NAMES = ['demo-ana', 'demo-ben'] as const;
const CHANNEL = 'lobby';
/** Somebody watches who comes and goes. */
const LOOK_MS = 3000;

type Names = readonly [string, string];

const names: Codec<Names> = {
  read(word) {
    const [first, second] = (word ?? '').split(',').map((name) => name.trim());
    return [first || NAMES[0], second || NAMES[1]];
  },
  write: ([first, second]) => (first === NAMES[0] && second === NAMES[1] ? undefined : `${first},${second}`),
};

const spec = { channel: words(), user: names };

export default function Playground({ appId }: { appId: string }) {
  const [{ channel: chosen, user }, change] = useSearchState(spec);
  const channels = useQuery({ ...channelChoicesQuery(appId), refetchInterval: LOOK_MS }).data ?? [];
  const channel = chosen || (channels.find(({ isPublic }) => isPublic)?.name ?? CHANNEL);
  const frames = useMemo(createFrameLog, []);
  const first = usePlayer(appId, user[0], frames);
  const second = usePlayer(appId, user[1], frames);
  const players = [first, second] as const;
  const reason = usePermission()('push.apps.connectToken');
  const idle = [useIsIdle(first), useIsIdle(second)];
  const isIdle = idle.every(Boolean);
  const startBoth = (): void => {
    for (const player of players) {
      player.connect();
      void player.join(channel);
    }
  };
  const stopBoth = (): void => {
    for (const player of players) {
      player.disconnect();
    }
  };
  return (
    <Stack gap="md">
      <Group gap="sm">
        <ActionButton
          icon={isIdle ? playIcon : closeIcon}
          {...(isIdle ? {} : { variant: 'default' })}
          reason={reason}
          onClick={isIdle ? startBoth : stopBoth}
        >
          {isIdle ? text.startBoth : text.stopBoth}
        </ActionButton>
      </Group>
      <div className={classes.top}>
        <ChannelBar
          channels={channels}
          chosen={channel}
          players={players.map((player, index) => ({ name: user[index] ?? '', player }))}
          onChoose={(next) => change({ channel: next }, { replace: true })}
        />
        <GameBar appId={appId} channel={channel} isPublic={isPublicIn(channels, channel)} playerIds={user} />
      </div>
      <div className={classes.players}>
        {players.map((player, index) => (
          <PlayerCard
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and each has its place
            key={index}
            number={index + 1}
            player={player}
            playerId={user[index] ?? ''}
            other={user[1 - index] ?? ''}
            channel={channel}
            reason={reason}
            onRename={(name) => change({ user: index === 0 ? [name, user[1]] : [user[0], name] }, { replace: true })}
          />
        ))}
      </div>
      <Suspense fallback={<Waiting height={300} />}>
        <Frames source={frames.source} channel={channel} />
      </Suspense>
    </Stack>
  );
}

function isPublicIn(channels: readonly { readonly name: string; readonly isPublic: boolean }[], name: string): boolean {
  return channels.some((channel) => channel.name === name && channel.isPublic);
}

function useIsIdle({ now }: Player): boolean {
  const { state } = useStore(now);
  return state === undefined || state === 'Disconnected' || state === 'ConnectFailure';
}

/** A player of that name, who leaves with the page. */
function usePlayer(appId: string, playerId: string, frames: FrameLog): Player {
  const client = useQueryClient();
  const player = useMemo(() => {
    const { apps, channels } = pushOf(appId);
    return createPlayer({
      playerId,
      token: (signal) => apps.connectToken({ id: appId, playerId }, { signal }),
      isPublic: (name) => isPublicIn(client.getQueryData(channelChoicesQuery(appId).queryKey)?.channels ?? [], name),
      onFrame: ({ way, bytes, json }) =>
        frames.add({
          time: clock(Date.now()),
          text: text.frame(playerId, way, bytes.toLocaleString('en-US'), json),
          level: /"(?:ping|pong)"/.test(json) ? 'debug' : 'info',
        }),
      onPresence: () => void client.invalidateQueries({ queryKey: keyOf(channels.list) }),
    });
  }, [appId, playerId, frames, client]);
  useEffect(() => () => player.disconnect(), [player]);
  return player;
}

function clock(ms: number): string {
  return `${formatTime(ms, { seconds: true }).slice(-8)}.${String(ms % 1000).padStart(3, '0')}`;
}
