// The channels with who is in them; one of them is the one that is spoken in.
import { Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import type { PushChannel } from '@uos/sdk/services/push';
import { messagesSendForm } from '@uos/sdk/services/push.forms';
import { useState } from 'react';
import { mostOf } from '../../../kit/form/fields-of.ts';
import { useStore } from '../../../kit/keep/store.ts';
import type { Player } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

interface ChannelBarProps {
  readonly channels: readonly PushChannel[];
  readonly chosen: string;
  readonly players: readonly { readonly name: string; readonly player: Player }[];
  readonly onChoose: (channel: string) => void;
}

/** A glance takes in so many; others can be typed. */
const MOST_SHOWN = 12;

export function ChannelBar({ channels, chosen, players, onChoose }: ChannelBarProps) {
  const [typed, setTyped] = useState('');
  const shown = channels.slice(0, MOST_SHOWN);
  const isKnown = shown.some(({ name }) => name === chosen);
  const found = isKnown ? shown : [...shown, channels.find(({ name }) => name === chosen) ?? gameChannel(chosen)];
  return (
    <Paper p="md" component="section" aria-label={text.channels}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{text.channels}</Title>
          <Text size="sm" c="dimmed">
            {text.channelsHelp}
          </Text>
        </div>
        <Group gap="xs" role="group" aria-label={text.channel}>
          {found.map((channel) => (
            <button
              key={channel.name}
              type="button"
              className={classes.channel}
              aria-pressed={channel.name === chosen}
              onClick={() => onChoose(channel.name)}
            >
              <span className={classes.channelName}>{channel.name}</span>
              {channel.isPublic ? null : <span className={classes.tag}>{text.gameChannel}</span>}
              <span className={classes.count}>{text.online(channel.onlinePlayerCount.toLocaleString('en-US'))}</span>
              {players.map(({ name, player }) => (
                <InChannel key={name} name={name} player={player} channel={channel.name} />
              ))}
            </button>
          ))}
        </Group>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') {
              onChoose(typed.trim());
              setTyped('');
            }
          }}
        >
          <TextInput
            size="sm"
            className={classes.other}
            aria-label={text.otherChannel}
            placeholder={text.otherChannelHint}
            maxLength={mostOf(messagesSendForm, 'channelName')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
      </Stack>
    </Paper>
  );
}

/** A mark of a player who is in the channel. */
function InChannel({ name, player, channel }: { name: string; player: Player; channel: string }) {
  const { state, channels } = useStore(player.now);
  return state === 'Connected' && channels.includes(channel) ? (
    <span className={classes.isIn} role="img" aria-label={text.isIn(name)} title={text.isIn(name)}>
      {initialOf(name)}
    </span>
  ) : null;
}

function initialOf(name: string): string {
  return (name.split('-').at(-1) ?? name).slice(0, 1).toUpperCase();
}

function gameChannel(name: string): PushChannel {
  return { id: name, name, description: '', isPublic: false, onlinePlayerCount: 0, createdAt: '' };
}
