// What an override does at a moment, in a word: it may be enabled and not have begun, or be over.
import { type Label, remoteConfigLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { text } from '../text.zh.ts';

export type Phase = 'disabled' | 'waiting' | 'live' | 'over';

type Times = Pick<ConfigOverride, 'status' | 'startDate' | 'endDate'>;

export function phaseOf({ status, startDate, endDate }: Times, now: number): Phase {
  if (status === 'disable') {
    return 'disabled';
  }
  if (startDate !== '' && now < Date.parse(startDate)) {
    return 'waiting';
  }
  return endDate !== '' && now >= Date.parse(endDate) ? 'over' : 'live';
}

const { reason, status } = remoteConfigLabels.override;

export const phaseLabels: Readonly<Record<Phase, Label>> = {
  disabled: status.disable,
  waiting: reason.NOT_STARTED,
  live: { zh: text.live, en: text.live, color: 'green' },
  over: reason.ENDED,
};

/** From when to when. */
export function timesOf({ startDate, endDate }: Pick<ConfigOverride, 'startDate' | 'endDate'>): string {
  if (startDate === '' && endDate === '') {
    return text.always;
  }
  const [from, until] = [startDate, endDate].map((moment) => (moment === '' ? '' : formatTime(moment)));
  return text.between(from ?? '', until ?? '');
}
