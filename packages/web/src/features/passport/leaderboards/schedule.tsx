// When a leaderboard begins anew by itself: the plan, its next moments, and the end of it.
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard, LeaderboardSchedule } from '@uos/sdk/browser';
import type { LeaderboardSchedulesCreateInput, LeaderboardSchedulesUpdateInput } from '@uos/sdk/services/passport';
import { leaderboardSchedulesCreateForm, leaderboardSchedulesUpdateForm } from '@uos/sdk/services/passport.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { closeIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { cronProblem, NextResets } from './next-resets.tsx';
import { boardKeys, scheduleQuery } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<LeaderboardSchedulesCreateInput, 'name'>>;

const fields = fieldsOf<Values>(leaderboardSchedulesCreateForm, {
  resetSchedule: {
    kind: 'own',
    required: true,
    description: text.cronHelp,
    check: (cron) => cronProblem(cron),
    render: ({ value, onChange, disabled, problem }, { startTime }) => (
      <>
        <TextInput
          aria-label={text.resetSchedule}
          placeholder="0 0 * * 1"
          value={value}
          disabled={disabled}
          error={problem !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <NextResets cron={value} after={Math.max(Date.now(), startTime === '' ? 0 : Date.parse(startTime) - 1)} />
      </>
    ),
  },
  enabled: { description: text.enabledHelp },
  startTime: { description: text.scheduleStartHelp },
  autoReward: { description: text.autoRewardHelp },
});

export default function Schedule({ appId, board }: { appId: string; board: Leaderboard }) {
  const schedule = useQuery(scheduleQuery(appId, board.slugName));
  if (schedule.data === undefined) {
    return schedule.isError ? (
      <ErrorPanel error={schedule.error} onRetry={() => void schedule.refetch()} />
    ) : (
      <Waiting height={240} />
    );
  }
  return <Plan key={schedule.data?.resetSchedule ?? ''} appId={appId} board={board} plan={schedule.data} />;
}

interface PlanProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly plan: LeaderboardSchedule | null;
}

function Plan({ appId, board: { slugName: name }, plan }: PlanProps) {
  const { create, update, cancel } = passportOf(appId).leaderboardSchedules;
  const reasonFor = usePermission();
  const [isAsking, setAsking] = useState(false);
  const submit = (values: Values) =>
    plan === null
      ? create(inputOf<LeaderboardSchedulesCreateInput>(leaderboardSchedulesCreateForm, { ...values, name }))
      : update(inputOf<LeaderboardSchedulesUpdateInput>(leaderboardSchedulesUpdateForm, { ...values, name }));
  return (
    <section aria-label={text.schedule}>
      {plan === null ? null : (
        <Figures
          label={text.schedule}
          figures={[
            {
              title: text.nextReset,
              value: plan.nextResetAt === undefined ? text.switchedOff : text.moment(plan.nextResetAt),
              note: plan.autoReward ? text.withRewards : undefined,
            },
          ]}
        />
      )}
      <FormPage
        fields={fields}
        initial={{
          resetSchedule: plan?.resetSchedule ?? '',
          enabled: plan?.enabled ?? true,
          startTime: plan?.startTime ?? '',
          autoReward: plan?.autoReward ?? false,
        }}
        submitLabel={plan === null ? text.planIt : text.save}
        reason={reasonFor(
          plan === null ? 'passport.leaderboardSchedules.create' : 'passport.leaderboardSchedules.update',
        )}
        onSubmit={submit}
        done={() => text.scheduleSaved}
        refresh={boardKeys(appId)}
      >
        {plan === null ? null : (
          <div>
            <ActionButton
              variant="default"
              icon={closeIcon}
              reason={reasonFor('passport.leaderboardSchedules.cancel')}
              onClick={() => setAsking(true)}
            >
              {text.cancelSchedule}
            </ActionButton>
          </div>
        )}
      </FormPage>
      {isAsking && plan !== null ? (
        <Confirm
          title={text.cancelScheduleVerb}
          verb={text.cancelScheduleVerb}
          onConfirm={() => cancel({ name })}
          done={text.scheduleCancelled}
          refresh={boardKeys(appId)}
          onClose={() => setAsking(false)}
        >
          {text.cancelScheduleWords}
        </Confirm>
      ) : null}
    </section>
  );
}
