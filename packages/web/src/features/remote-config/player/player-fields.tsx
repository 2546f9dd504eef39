// Who plays and what the game sends: an ID, attributes by name, a moment. Players that are tried again are kept by name.
import { ActionIcon, Autocomplete, Button, Group, Menu, Textarea, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { usePreference } from '../../../kit/keep/preferences.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { bookmarkIcon, closeIcon, plusIcon } from '../../../kit/show/icons.ts';
import type { KnownAttribute } from '../rule/attributes.ts';
import { text } from '../text.zh.ts';
import classes from './player.module.css';
import { attributesOfJson, isNoAttribute, type Player } from './player.ts';

const DateInput = part(() => import('../../../kit/form/date-input.tsx'));

/** More would push away what one fills in. */
const MOST_MISSING = 8;

interface PlayerFieldsProps {
  readonly appId: string;
  readonly player: Player;
  readonly known: readonly KnownAttribute[];
  /** What rules read, to be filled in with a press. */
  readonly wanted: readonly string[];
  readonly onChange: (player: Player) => void;
}

export function PlayerFields({ appId, player, known, wanted, onChange }: PlayerFieldsProps) {
  const { userId, attributes, time } = player;
  const [isPasting, setPasting] = useState(false);
  const set = (change: Partial<Player>): void => onChange({ ...player, ...change });
  const edit = (at: number, change: Partial<Player['attributes'][number]>): void =>
    set({ attributes: attributes.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const add = (name: string): void => set({ attributes: [...attributes, { name, value: '' }] });
  const missing = wanted.filter((name) => !attributes.some((one) => one.name === name) && !isNoAttribute(name));
  const free = known.filter(({ name }) => !attributes.some((one) => one.name === name)).map(({ name }) => name);
  return (
    <div className={classes.fields}>
      <div className={classes.who}>
        <TextInput
          size="sm"
          label={text.userId}
          value={userId}
          autoComplete="off"
          onChange={(event) => set({ userId: event.currentTarget.value })}
        />
        <SavedPlayers appId={appId} player={player} onChoose={onChange} />
      </div>
      <fieldset className={classes.rows}>
        <legend className={classes.label}>{text.attributes}</legend>
        {attributes.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place while its name is typed
          <div key={index} className={classes.row}>
            <Autocomplete
              size="xs"
              aria-label={text.attributeNumber(index + 1)}
              placeholder="user.tier"
              data={free}
              value={name}
              error={name !== '' && isNoAttribute(name)}
              onChange={(next) => edit(index, { name: next })}
            />
            <Autocomplete
              size="xs"
              aria-label={text.valueOfAttribute(name === '' ? String(index + 1) : name)}
              placeholder={text.value}
              data={[...(known.find((one) => one.name === name)?.values ?? [])]}
              value={value}
              onChange={(next) => edit(index, { value: next })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.removeAttribute(name === '' ? String(index + 1) : name)}
              onClick={() => set({ attributes: attributes.filter((_, at) => at !== index) })}
            >
              <Icon of={closeIcon} size={14} />
            </ActionIcon>
          </div>
        ))}
        {missing.length === 0 ? null : (
          <div className={classes.missing}>
            <span className={classes.dim}>{text.rulesRead}</span>
            {missing.slice(0, MOST_MISSING).map((name) => (
              <button key={name} type="button" onClick={() => add(name)}>
                {name}
              </button>
            ))}
          </div>
        )}
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<Icon of={plusIcon} size={12} />}
            onClick={() => add('')}
          >
            {text.addAttribute}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => setPasting(!isPasting)}>
            {text.pasteAttributes}
          </Button>
        </Group>
        {isPasting ? (
          <Paste
            onTake={(taken) => {
              set({ attributes: taken });
              setPasting(false);
            }}
          />
        ) : null}
      </fieldset>
      <Suspense fallback={<div className={classes.later} />}>
        <DateInput
          field={{ kind: 'time', label: text.at }}
          value={time}
          problem={undefined}
          onChange={(next) => set({ time: next })}
          onLeave={() => undefined}
        />
      </Suspense>
    </div>
  );
}

function Paste({ onTake }: { onTake: (attributes: Player['attributes']) => void }) {
  const [source, setSource] = useState('');
  const found = attributesOfJson(source);
  const problem = source === '' || (found?.length ?? 0) > 0 ? undefined : text.noAttributes;
  return (
    <div className={classes.paste}>
      <Textarea
        size="xs"
        autosize
        minRows={3}
        maxRows={8}
        aria-label={text.pasteAttributes}
        placeholder={'{"user": {"tier": "gold"}}'}
        value={source}
        error={problem}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <Button size="compact-xs" disabled={(found?.length ?? 0) === 0} onClick={() => onTake(found ?? [])}>
        {text.takeAttributes(found?.length ?? 0)}
      </Button>
    </div>
  );
}

type Saved = Readonly<Record<string, Player>>;
const NONE: Saved = {};

interface SavedPlayersProps {
  readonly appId: string;
  readonly player: Player;
  readonly onChoose: (player: Player) => void;
}

function SavedPlayers({ appId, player, onChoose }: SavedPlayersProps) {
  const [saved, setSaved] = usePreference<Saved>(`remoteConfig.players.${appId}`, NONE);
  const name = player.userId.trim();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="sm" variant="default" leftSection={<Icon of={bookmarkIcon} size={14} />}>
          {text.savedPlayers}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(saved).map(([key, one]) => (
          <Menu.Item key={key} onClick={() => onChoose(one)}>
            {key}
            <span className={classes.dim}> {one.attributes.map(({ value }) => value).join(' · ')}</span>
          </Menu.Item>
        ))}
        {Object.keys(saved).length === 0 ? <Menu.Label>{text.noSavedPlayers}</Menu.Label> : <Menu.Divider />}
        <Menu.Item disabled={name === ''} onClick={() => setSaved({ ...saved, [name]: player })}>
          {text.savePlayer(name)}
        </Menu.Item>
        {saved[name] === undefined ? null : (
          <Menu.Item
            color="red"
            onClick={() => setSaved(Object.fromEntries(Object.entries(saved).filter(([key]) => key !== name)))}
          >
            {text.forgetPlayer(name)}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
