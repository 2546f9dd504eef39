// One player: who it is, how it is connected, where it listens, what it hears, and what it says.

import { Group, NativeSelect, Paper, Switch, Text, TextInput } from '@mantine/core';
import { label, pushLabels } from '@uos/contract/labels';
import { appsConnectTokenForm } from '@uos/sdk/services/push.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { mostOf } from '../../../kit/form/fields-of.ts';
import { useStore } from '../../../kit/keep/store.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, plusIcon, userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { Tip } from '../../../kit/show/tip.tsx';
import { HeardLog } from './heard-log.tsx';
import type { Player, PlayerNow } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

interface PlayerCardProps {
  readonly number: number;
  readonly player: Player;
  readonly playerId: string;
  /** The other player, who can be written to. */
  readonly other: string;
  readonly channel: string;
  /** Why nobody may connect. */
  readonly reason: string | undefined;
  readonly onRename: (playerId: string) => void;
}

export function PlayerCard({ number, player, playerId, other, channel, reason, onRename }: PlayerCardProps) {
  const now = useStore(player.now);
  const isOpen = isGoing(now);
  return (
    <Paper p="md" component="section" aria-label={text.player(number)} className={classes.player}>
      <div className={classes.head}>
        <PlayerName key={playerId} number={number} name={playerId} fixed={isOpen} onRename={onRename} />
        <Group gap="sm" className={classes.state}>
          <span role="status">
            <StatusDot label={stateOf(now)} />
          </span>
          {now.latencyMs === undefined || !isOpen ? null : (
            <Text size="xs" c="dimmed" className={classes.figures}>
              {text.latency(now.latencyMs)}
            </Text>
          )}
        </Group>
        <Group gap="sm">
          {isOpen ? (
            <Tip label={text.cutHelp}>
              <Switch
                size="sm"
                label={text.cut}
                checked={now.isCut}
                onChange={(event) => player.cut(event.currentTarget.checked)}
              />
            </Tip>
          ) : null}
          <ActionButton
            size="xs"
            variant={isOpen ? 'default' : 'light'}
            reason={reason}
            onClick={isOpen ? player.disconnect : player.connect}
          >
            {isOpen ? text.disconnect : text.connect}
          </ActionButton>
        </Group>
      </div>
      <Subscriptions player={player} channels={now.channels} channel={channel} isOpen={isOpen} />
      <HeardLog label={text.heard(playerId)} heard={now.heard} />
      <Composer key={playerId} player={player} other={other} channel={channel} isOpen={isOpen} />
    </Paper>
  );
}

function isGoing({ state }: PlayerNow): boolean {
  return state === 'Connecting' || state === 'Connected' || state === 'Reconnecting';
}

function stateOf({ state, isCut }: PlayerNow) {
  if (state === undefined) {
    return { zh: text.notConnected, en: text.notConnected, color: 'gray' } as const;
  }
  return isCut
    ? ({ zh: text.isCut, en: text.isCut, color: 'orange' } as const)
    : label(pushLabels.pushConnection.state, state);
}

interface PlayerNameProps {
  readonly number: number;
  readonly name: string;
  /** While it is connected. */
  readonly fixed: boolean;
  readonly onRename: (name: string) => void;
}

function PlayerName({ number, name, fixed, onRename }: PlayerNameProps) {
  const [typed, setTyped] = useState(name);
  const take = (): void => {
    const next = typed.trim().replaceAll(',', '');
    setTyped(next || name);
    if (next !== '' && next !== name) {
      onRename(next);
    }
  };
  return (
    <TextInput
      size="sm"
      className={classes.name}
      aria-label={`${text.player(number)} ${text.playerId}`}
      leftSection={<Icon of={userIcon} size={16} />}
      readOnly={fixed}
      maxLength={mostOf(appsConnectTokenForm, 'playerId')}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          take();
        }
      }}
    />
  );
}

interface SubscriptionsProps {
  readonly player: Player;
  readonly channels: readonly string[];
  readonly channel: string;
  readonly isOpen: boolean;
}

function Subscriptions({ player, channels, channel, isOpen }: SubscriptionsProps) {
  const isIn = channels.includes(channel);
  return (
    <Group gap="xs" mih={30}>
      <Text size="sm" c="dimmed">
        {channels.length === 0 ? text.subscribeNone : text.subscribed}
      </Text>
      {channels.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.subscribed}
          aria-label={text.leave(name)}
          onClick={() => void player.leave(name)}
        >
          {name}
          <Icon of={closeIcon} size={12} />
        </button>
      ))}
      {isIn || !isOpen ? null : (
        <ActionButton size="compact-sm" variant="default" icon={plusIcon} onClick={() => void player.join(channel)}>
          {text.subscribe(channel)}
        </ActionButton>
      )}
    </Group>
  );
}

interface ComposerProps {
  readonly player: Player;
  readonly other: string;
  readonly channel: string;
  readonly isOpen: boolean;
}

function Composer({ player, other, channel, isOpen }: ComposerProps) {
  const [to, setTo] = useState<'channel' | 'player'>('channel');
  const [words, setWords] = useState('');
  const send = async (): Promise<void> => {
    const said = words.trim();
    if (said === '' || !isOpen) {
      return;
    }
    setWords('');
    if (!(await player.send(to === 'player' ? { playerId: other } : { channelName: channel }, said))) {
      setWords((now) => now || said);
    }
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <NativeSelect
        size="sm"
        aria-label={text.to}
        className={classes.to}
        value={to}
        data={[
          { value: 'channel', label: text.toThisChannel(channel) },
          { value: 'player', label: text.toPlayer(other) },
        ]}
        onChange={(event) => setTo(event.currentTarget.value === 'player' ? 'player' : 'channel')}
      />
      <TextInput
        size="sm"
        aria-label={text.say}
        className={classes.words}
        placeholder={isOpen ? text.sayPlaceholder : text.connectFirst}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ActionButton
        size="sm"
        variant="default"
        reason={isOpen ? undefined : text.connectFirst}
        onClick={() => void send()}
      >
        {text.send}
      </ActionButton>
    </form>
  );
}
