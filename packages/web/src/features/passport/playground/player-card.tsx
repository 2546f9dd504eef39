// One player: who it is, whether it is signed in, and as which persona.

import { Anchor, Group, Paper, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { useStore } from '../../../kit/keep/store.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import type { Player } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

/** As the call takes it. */
const MOST = 64;

interface PlayerCardProps {
  readonly appId: string;
  readonly number: number;
  readonly player: Player;
  readonly name: string;
  /** Why nobody may sign in. */
  readonly reason: string | undefined;
  readonly onRename: (name: string) => void;
}

export function PlayerCard({ appId, number, player, name, reason, onRename }: PlayerCardProps) {
  const { state, persona, isNew, error } = useStore(player.now);
  const [typed, setTyped] = useState(name);
  const isIn = state === 'in';
  const take = (): string => {
    const next = typed.trim().replaceAll(',', '') || name;
    setTyped(next);
    if (next !== name) {
      onRename(next);
    }
    return next;
  };
  return (
    <Paper p="md" component="section" aria-label={text.player(number)} className={classes.player}>
      <Group gap="sm" align="center">
        <TextInput
          size="sm"
          className={classes.name}
          aria-label={`${text.player(number)} ${text.name}`}
          leftSection={<Icon of={userIcon} size={16} />}
          readOnly={isIn}
          maxLength={MOST}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
        />
        <span role="status" className={classes.state}>
          <StatusDot
            label={
              isIn
                ? { zh: text.signedIn, en: text.signedIn, color: 'green' }
                : { zh: text.signedOut, en: text.signedOut, color: 'gray' }
            }
          />
        </span>
        <ActionButton
          size="xs"
          variant={isIn ? 'default' : 'light'}
          reason={reason}
          loading={state === 'going'}
          onClick={() => (isIn ? player.signOut() : void player.signIn(take()))}
        >
          {isIn ? text.signOut : text.signIn}
        </ActionButton>
      </Group>
      {persona === undefined ? null : (
        <Group gap="md">
          <Text size="sm">
            {persona.displayName} · {persona.realmName}
            {isNew === true ? (
              <Text span size="xs" c="dimmed">
                {' '}
                {text.isNew}
              </Text>
            ) : null}
          </Text>
          <CopyableId value={persona.personaID} label={text.copyId} />
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                {...props}
                {...screen('/services/{appId}/passport/account/persona/{personaID}', {
                  appId,
                  personaID: persona.personaID,
                })}
              />
            )}
          >
            {text.openPersona}
          </Anchor>
        </Group>
      )}
      {error === undefined ? null : <ErrorPanel error={error} />}
    </Paper>
  );
}
