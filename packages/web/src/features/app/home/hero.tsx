// The game itself, and what it is doing now: today as a skyline, yesterday as the ridge behind it.

import '../../../parts/app-icon/night.tokens.css';
import { useQuery } from '@tanstack/react-query';
import { label, platformLabels } from '@uos/contract/labels';
import { formatTime, shanghaiDay } from '@uos/contract/rules';
import type { App, Release } from '@uos/sdk/browser';
import type { CSSProperties } from 'react';
import { language } from '../../../kit/language/language.zh.ts';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { AppIcon } from '../../../parts/app-icon/app-icon.tsx';
import { lookOf } from '../../../parts/app-icon/look-of.ts';
import { changeOf, figureOf, figureWords, percentWords } from '../../../parts/figure/figure.ts';
import classes from './hero.module.css';
import { liveQuery } from './live.ts';
import { FailLine } from './piece.tsx';
import type { Live } from './skyline.ts';
import { type Flag, Skyline } from './skyline-view.tsx';
import { text } from './text.zh.ts';

export function Hero({ app, releases }: { app: App; releases: readonly Release[] }) {
  const live = useQuery(liveQuery(app));
  const { hue, second } = lookOf(app.AppId);
  return (
    <>
      <header
        className={classes.hero}
        data-quiet={live.data === null || undefined}
        style={{ '--hue': hue, '--second': second } as CSSProperties}
      >
        {live.data ? <Skyline live={live.data} flags={flagsOf(releases)} /> : null}
        <div className={classes.who}>
          <AppIcon app={app} size={52} />
          <div>
            <h1>{app.ProjectName}</h1>
            <p>
              <span className={classes.state} data-good={app.Status === 'Active' || undefined}>
                {label(platformLabels.app.status, app.Status)[language]}
              </span>
              <span>{app.OrganizationName}</span>
            </p>
          </div>
        </div>
        {live.data ? <Now live={live.data} /> : null}
      </header>
      {live.isLoadingError ? <FailLine error={live.error} onRetry={() => void live.refetch()} /> : null}
      <StaleLine query={live} />
    </>
  );
}

function Now({ live: { metric, now, before, peak } }: { live: Live }) {
  const words = text.metrics[metric];
  const { value, unit } = figureOf(now);
  const change = changeOf(now, before);
  return (
    <div className={classes.now}>
      <small>{words.now}</small>
      <b title={now.toLocaleString('en-US')}>
        {value}
        {unit === '' ? null : <span> {unit}</span>}
      </b>
      <p>
        {change === undefined ? null : (
          <>
            <em>
              {change < 0 ? '↓' : '↑'} {percentWords(change)}
            </em>{' '}
            {text.against}
          </>
        )}
        <span className={classes.peak}>{words.peak(figureWords(figureOf(peak)))}</span>
      </p>
    </div>
  );
}

const DAY_MINUTES = 1440;

/** The releases of today, the newest last. */
function flagsOf(releases: readonly Release[]): readonly Flag[] {
  const today = shanghaiDay(Date.now());
  return releases
    .filter(({ created }) => shanghaiDay(created) === today)
    .map(({ releaseid, releasenum, created }) => {
      const clock = formatTime(created).slice(11);
      const [hours = 0, minutes = 0] = clock.split(':').map(Number);
      return { key: releaseid, at: (hours * 60 + minutes) / DAY_MINUTES, words: text.flag(clock, releasenum) };
    })
    .toReversed();
}
