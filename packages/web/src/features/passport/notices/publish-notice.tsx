// A notice on its way to players: when it goes live and how long it stays, and the question before that.
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { Billboard, BillboardsPublishInput } from '@uos/sdk/services/passport';
import { billboardsPublishForm } from '@uos/sdk/services/passport.forms';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { playersQuery } from '../economy/queries.ts';
import { passportOf } from '../queries.ts';
import { audienceWords, windowWords } from './notice-words.ts';
import { togetherIn } from './plan.ts';
import { noticeKeys, plannedQuery } from './queries.ts';
import { text } from './text.zh.ts';

/** `end` is a number of days, `custom` for a moment, or empty for the end that the notice has. */
type Values = ValuesOf<Pick<BillboardsPublishInput, 'publishTime' | 'expireTime'>, { when: string; end: string }>;

const CUSTOM = 'custom';
const PRESETS = ['1', '3', '7', '14', '30'] as const;
const DAY_MS = 86_400_000;

interface PublishNoticeProps {
  readonly appId: string;
  readonly notice: Billboard;
  readonly onClose: () => void;
}

export default function PublishNotice({ appId, notice, onClose }: PublishNoticeProps) {
  const [plan, setPlan] = useState<Values>();
  if (plan !== undefined) {
    return <PublishConfirm appId={appId} notice={notice} plan={plan} onClose={onClose} />;
  }
  const { title, expireTime } = notice;
  const fields = fieldsOf<Values>(billboardsPublishForm, {
    when: {
      kind: 'radio',
      label: text.when,
      options: [
        { value: 'now', label: text.now },
        { value: 'later', label: text.later, description: text.laterHelp },
      ],
    },
    publishTime: {
      required: true,
      when: ({ when }) => when === 'later',
      check: (at) => (Date.parse(at) <= Date.now() ? text.past : undefined),
    },
    end: {
      kind: 'choice',
      label: text.ends,
      options: [
        { value: '', label: text.ownEnd(expireTime === undefined ? text.never : formatTime(expireTime)) },
        ...[...PRESETS, CUSTOM].map((value) => ({
          value,
          label: (text.endChoices as Readonly<Record<string, string>>)[value] ?? value,
        })),
      ],
    },
    expireTime: {
      required: true,
      when: ({ end }) => end === CUSTOM,
      check: (end, values) => (Date.parse(end) <= Date.parse(startOf(values)) ? text.endFirst : undefined),
    },
  });
  return (
    <FormDialog
      title={text.publishTitle(title)}
      fields={fields}
      initial={{ when: 'now', publishTime: '', end: '', expireTime: '' }}
      submitLabel={text.next}
      onSubmit={async (values) => values}
      onClose={(values) => (values === undefined ? onClose() : setPlan(values))}
    />
  );
}

interface PublishConfirmProps extends PublishNoticeProps {
  readonly plan: Values;
}

function PublishConfirm({ appId, notice, plan, onClose }: PublishConfirmProps) {
  const { billboards } = passportOf(appId);
  const players = useQuery(playersQuery(appId));
  const planned = useQuery(plannedQuery(appId));
  if (players.isPending || planned.isPending) {
    return null;
  }
  const { billboardID: id, title } = notice;
  const isLater = plan.when === 'later';
  const publishTime = startOf(plan);
  const expireTime = endOf(plan, notice);
  const live = { ...notice, publishTime };
  const meant = expireTime === undefined ? withoutEnd(live) : { ...live, expireTime };
  const beside = (planned.data ?? []).filter(
    (other) => other.billboardID !== id && togetherIn(meant, other) !== undefined,
  );
  return (
    <Confirm
      title={text.publishTitle(title)}
      verb={isLater ? text.later : text.now}
      change={{ from: text.hidden, to: isLater ? text.visibleFrom(formatTime(publishTime)) : text.visible }}
      onConfirm={() => billboards.publish({ id, ...inputOfPlan(plan) })}
      undo={() => billboards.revoke({ id })}
      done={isLater ? text.scheduled(title) : text.published(title)}
      refresh={noticeKeys(appId)}
      onClose={() => onClose()}
    >
      {text.publishWords(audienceWords(notice), windowWords(publishTime, expireTime), text.players(players.data))}
      {beside.length === 0 ? null : ` ${text.conflictsHere(beside.length)}`}
    </Confirm>
  );
}

function startOf({ when, publishTime }: Pick<Values, 'when' | 'publishTime'>): string {
  return when === 'later' && publishTime !== '' ? publishTime : new Date().toISOString();
}

function endOf(plan: Values, notice: Billboard): string | undefined {
  const { end, expireTime } = plan;
  if (end === CUSTOM) {
    return expireTime;
  }
  const start = Date.parse(startOf(plan));
  if (end !== '') {
    return new Date(start + Number(end) * DAY_MS).toISOString();
  }
  // why not one that is over: the platform takes it away then
  return notice.expireTime !== undefined && Date.parse(notice.expireTime) > start ? notice.expireTime : undefined;
}

function withoutEnd({ expireTime: _end, ...notice }: Billboard & { readonly publishTime: string }) {
  return notice;
}

function inputOfPlan({ when, publishTime, end, expireTime }: Values): Omit<BillboardsPublishInput, 'id'> {
  return {
    ...(when === 'later' && { publishTime }),
    ...(end === CUSTOM && { expireTime }),
    ...(end !== '' &&
      end !== CUSTOM && { expireDays: Number(end) as NonNullable<BillboardsPublishInput['expireDays']> }),
  };
}
