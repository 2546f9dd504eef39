// What a player has heard, oldest first; the newest is in sight unless somebody has scrolled up.
import { formatTime } from '@uos/contract/rules';
import { useEffect, useRef } from 'react';
import type { Heard } from './player.ts';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

/** As far from its end a list still follows. */
const NEAR_PX = 48;

export function HeardLog({ label, heard }: { label: string; heard: readonly Heard[] }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with everything that is heard
  useEffect(() => {
    if (isAtEnd.current && box.current !== null) {
      box.current.scrollTop = box.current.scrollHeight;
    }
  }, [heard]);
  return (
    <div
      ref={box}
      className={classes.log}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - NEAR_PX;
      }}
    >
      {heard.length === 0 ? <p className={classes.nothing}>{text.heardNothing}</p> : null}
      {heard.map((one) => (
        <Line key={one.id} heard={one} />
      ))}
    </div>
  );
}

function Line({ heard: { kind, at, words, who, channel, cached } }: { heard: Heard }) {
  if (kind === 'event' || kind === 'problem') {
    return (
      <p className={classes.event} data-kind={kind}>
        {clock(at)} {words}
      </p>
    );
  }
  const facts = [
    kind === 'notice' ? text.notice : kind === 'mine' && channel === undefined ? text.toWhom(who ?? '') : who,
    channel,
    clock(at),
    cached === true ? text.cached : undefined,
  ];
  return (
    <div className={classes.line} data-kind={kind} data-cached={cached || undefined}>
      <span className={classes.facts}>{facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}</span>
      <p className={classes.bubble}>{words}</p>
    </div>
  );
}

const clock = (ms: number): string => formatTime(ms, { seconds: true }).slice(-8);
