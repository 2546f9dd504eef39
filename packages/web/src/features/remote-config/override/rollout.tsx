// How many of those whom the rule lets in: a share, and what it means for a sample of players, each at its place.
import { Anchor, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useMemo, useState } from 'react';
import { usePreference } from '../../../kit/keep/preferences.ts';
import { joined } from '../../../kit/language/format.ts';
import { text } from '../text.zh.ts';
import classes from './override.module.css';
import { placesOf, reachOf, samplePlayers } from './sample.ts';

interface RolloutProps {
  readonly appId: string;
  readonly overrideId: string;
  readonly percent: number;
  /** What is saved, with which it is compared. */
  readonly before: number;
  /** The player of the simulator. */
  readonly userId: string;
  readonly onChange: (percent: number) => void;
}

const STEPS = [1, 5, 10, 25, 50, 100] as const;
const NAMED = 6;
const PLACES_PER_PERCENT = 100;
const NONE: readonly string[] = [];

export function Rollout({ appId, overrideId, percent, before, userId, onChange }: RolloutProps) {
  const [own, setOwn] = usePreference<readonly string[]>(`remoteConfig.sample.${appId}`, NONE);
  const [isChoosing, setChoosing] = useState(false);
  const sample = own.length === 0 ? samplePlayers : own;
  const places = useMemo(() => placesOf(appId, overrideId, sample), [appId, overrideId, sample]);
  const { reached, kept, joined: came, left } = reachOf(places, percent, before);
  const [mine] = useMemo(
    () => (userId.trim() === '' ? [] : placesOf(appId, overrideId, [userId.trim()])),
    [appId, overrideId, userId],
  );
  const names = reached.slice(0, NAMED).map((one) => one.userId);
  return (
    <div className={classes.rollout}>
      <div className={classes.dial}>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-label={text.rollout}
          aria-valuetext={`${percent}%`}
          style={{ '--at': `${percent}%` } as React.CSSProperties}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        <TextInput
          size="sm"
          className={classes.percent}
          inputMode="numeric"
          aria-label={text.rolloutPercent}
          rightSection="%"
          value={String(percent)}
          onChange={(event) => onChange(wholePercent(event.currentTarget.value))}
        />
      </div>
      <div className={classes.steps}>
        {STEPS.map((step) => (
          <button key={step} type="button" aria-pressed={step === percent} onClick={() => onChange(step)}>
            {step}%
          </button>
        ))}
      </div>
      <div className={classes.places} aria-hidden="true">
        <i className={classes.reach} style={{ width: `${percent}%` }} />
        {places.map(({ userId: name, bucket }) => (
          <i
            key={name}
            title={`${name} · ${(bucket / PLACES_PER_PERCENT).toFixed(2)}%`}
            data-in={bucket < percent * PLACES_PER_PERCENT || undefined}
            data-was={bucket < before * PLACES_PER_PERCENT || undefined}
            style={{ left: `${bucket / PLACES_PER_PERCENT}%` }}
          />
        ))}
        {mine === undefined ? null : <b style={{ left: `${mine.bucket / PLACES_PER_PERCENT}%` }} />}
      </div>
      <p role="status">
        {text.sampleReached(own.length > 0, sample.length, reached.length)}
        {percent === before ? null : (
          <> {percent > before ? text.grows(before, percent, kept, came) : text.shrinks(before, percent, kept, left)}</>
        )}
      </p>
      <p className={classes.dim}>
        {names.length === 0 ? text.nobodyIn : text.namesIn(joined(names), reached.length > NAMED)}
        {mine === undefined ? null : (
          <>
            {' '}
            {text.mineIs(
              mine.userId,
              (mine.bucket / PLACES_PER_PERCENT).toFixed(2),
              mine.bucket < percent * PLACES_PER_PERCENT,
            )}
          </>
        )}{' '}
        <Anchor component="button" type="button" inherit onClick={() => setChoosing(!isChoosing)}>
          {text.chooseSample}
        </Anchor>
      </p>
      {isChoosing ? (
        <TagsInput
          size="sm"
          label={text.ownSample}
          description={text.ownSampleHelp}
          splitChars={[',', ' ', '\n']}
          placeholder="player-1"
          value={[...own]}
          clearable
          clearButtonProps={{ 'aria-label': text.clearSample }}
          onChange={(next) => setOwn(next.slice(0, MOST_OWN))}
        />
      ) : null}
    </div>
  );
}

const MOST_OWN = 500;

function wholePercent(typed: string): number {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
}
