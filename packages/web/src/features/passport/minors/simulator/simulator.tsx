// A player to try the rules on: what it would see at a moment, and which rule decides that.
import { Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import {
  ageBandAt,
  bandText,
  formatFen,
  formatTime,
  type MinorRules,
  nextPlay,
  type PayReason,
  type PlayReason,
  paying,
  playing,
} from '@uos/contract/rules';
import { Suspense, useState } from 'react';
import { language } from '../../../../kit/language/language.zh.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { AmountInput } from '../amount-input.tsx';
import { text } from '../text.zh.ts';
import classes from './simulator.module.css';

const DateInput = part(() => import('../../../../kit/form/date-input.tsx'));

const FEN = 100;

interface Asked {
  readonly verified: boolean;
  readonly born: string;
  readonly at: string;
  readonly playedMinutes: number;
  readonly payYuan: number;
  readonly paidYuan: number;
}

export default function Simulator({ rules: saved }: { rules: MinorRules }) {
  const [asked, setAsked] = useState<Asked>(() => ({
    verified: true,
    born: '2015-03-01',
    at: new Date().toISOString(),
    ...{ playedMinutes: 0, payYuan: 60, paidYuan: 0 },
  }));
  const set = (change: Partial<Asked>): void => setAsked((now) => ({ ...now, ...change }));
  const rules = saved.enabled ? saved : { ...saved, enabled: true };
  return (
    <Paper p="md" withBorder component="section" aria-label={text.simulator} className={classes.root}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{text.simulator}</Title>
          <Text size="xs" c="dimmed">
            {saved.enabled ? text.simulatorHelp : text.assumedOn}
          </Text>
        </div>
        <SegmentedControl
          size="xs"
          aria-label={text.who}
          value={asked.verified ? 'verified' : 'unverified'}
          data={[
            { value: 'verified', label: text.verified },
            { value: 'unverified', label: text.unverified },
          ]}
          onChange={(value) => set({ verified: value === 'verified' })}
        />
        <div className={classes.fields}>
          <Suspense fallback={<div className={classes.later} />}>
            {asked.verified ? (
              <DateInput
                field={{ kind: 'date', label: text.born, required: true }}
                value={asked.born}
                problem={undefined}
                onChange={(born) => set({ born: born || asked.born })}
                onLeave={() => undefined}
              />
            ) : null}
            <DateInput
              field={{ kind: 'time', label: text.at, required: true }}
              value={asked.at}
              problem={undefined}
              onChange={(at) => set({ at: at || asked.at })}
              onLeave={() => undefined}
            />
          </Suspense>
          <AmountInput
            label={text.played}
            unit={text.minutes}
            value={asked.playedMinutes}
            onChange={(playedMinutes) => set({ playedMinutes })}
          />
          <AmountInput
            label={text.pay}
            unit={text.yuan}
            value={asked.payYuan}
            onChange={(payYuan) => set({ payYuan })}
          />
          <AmountInput
            label={text.paid}
            unit={text.yuan}
            value={asked.paidYuan}
            onChange={(paidYuan) => set({ paidYuan })}
          />
        </div>
        <Answer rules={rules} asked={asked} />
      </Stack>
    </Paper>
  );
}

const PLAY_ORDER: readonly PlayReason[] = ['off', 'unverified', 'day', 'before', 'after', 'minutes', 'playable'];
const PAY_ORDER: readonly PayReason[] = ['off', 'unverified', 'none', 'single', 'month', 'approved'];

function Answer({ rules, asked }: { rules: MinorRules; asked: Asked }) {
  const band = asked.verified ? ageBandAt(asked.born, asked.at) : undefined;
  const play = playing(rules, { band, at: asked.at, playedSeconds: asked.playedMinutes * 60 });
  const paidFen = Math.round(asked.paidYuan * FEN);
  const pay = paying(rules, { band, amountFen: Math.round(asked.payYuan * FEN), paidFen });
  const next = band === undefined || play.playable ? undefined : nextPlay(rules, band, asked.at);
  const bandName = label(passportPlayerLabels.playerUser.ageGroup, band ?? '')[language];
  return (
    <div role="status" className={classes.answer}>
      <section>
        <div className={classes.verdict}>
          <StatusDot label={verdict(play.playable, text.canPlay, text.cannotPlay)} />
          <span className={classes.dim}>{text.bandIs(bandName)}</span>
        </div>
        {play.playable ? (
          <>
            <p>{text.remaining(text.duration(play.remainingSeconds))}</p>
            {band === undefined ? null : <p className={classes.dim}>{bandText(rules.bands[band])[language]}</p>}
          </>
        ) : (
          <>
            <Reads words={play.reason?.[language]} />
            {band === undefined ? null : (
              <p className={classes.dim}>{next === undefined ? text.never : text.nextPlay(formatTime(next))}</p>
            )}
          </>
        )}
        <Steps order={PLAY_ORDER} decided={play.because} passed={play.playable} words={text.playRules} />
      </section>
      <section>
        <div className={classes.verdict}>
          <StatusDot label={verdict(pay.approved, text.canPay, text.cannotPay)} />
          <span className={classes.dim}>{formatFen(Math.round(asked.payYuan * FEN))}</span>
        </div>
        {pay.approved ? null : <Reads words={pay.reason?.[language]} />}
        <Steps order={PAY_ORDER} decided={pay.because} passed={pay.approved} words={text.payRules} />
        {band === undefined ? null : <MonthCap cap={rules.bands[band].monthlyPayLimit} paidFen={paidFen} />}
      </section>
    </div>
  );
}

function verdict(yes: boolean, can: string, cannot: string) {
  const words = yes ? can : cannot;
  return { zh: words, en: words, color: yes ? 'green' : 'red' } as const;
}

function Reads({ words }: { words: string | undefined }) {
  return words === undefined ? null : (
    <blockquote className={classes.reads} aria-label={text.playerReads}>
      {words}
    </blockquote>
  );
}

interface StepsProps<Reason extends string> {
  readonly order: readonly Reason[];
  readonly decided: Reason;
  readonly passed: boolean;
  readonly words: Readonly<Record<Reason, string>>;
}

/** Every rule in the order in which it is asked: those before passed, the one that decided, and those not asked. */
function Steps<Reason extends string>({ order, decided, passed, words }: StepsProps<Reason>) {
  const at = order.indexOf(decided);
  const state = (index: number) =>
    index < at || passed ? ('passed' as const) : index === at ? ('stopped' as const) : ('notReached' as const);
  return (
    <ol className={classes.steps} aria-label={text.decided}>
      {order.slice(0, -1).map((reason, index) => (
        <li key={reason} data-state={state(index)} title={text[state(index)]}>
          {words[reason]}
          <span className={classes.spoken}>{text[state(index)]}</span>
        </li>
      ))}
    </ol>
  );
}

const NEAR = 0.8;

/** How much of the month is used; it is told once little is left. */
function MonthCap({ cap, paidFen }: { cap: number; paidFen: number }) {
  if (cap <= 0) {
    return null;
  }
  const part = Math.min(paidFen / cap, 1);
  return (
    <>
      <div className={classes.bar} data-near={part >= NEAR || undefined} aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} />
      </div>
      <p className={classes.dim}>
        {text.monthUse(formatFen(paidFen), formatFen(cap))} · {text.nearCap(formatFen(Math.max(cap - paidFen, 0)))}
      </p>
    </>
  );
}
