// One decision on all that is said of a player, and the ban that goes with it. What it touches is counted before, and
// each call of it is shown with what became of it.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTime } from '@uos/contract/rules';
import type { PlayerReport } from '@uos/sdk/browser';
import type { ReportsUpdateInput, UsersBanInput } from '@uos/sdk/services/passport';
import { reportsUpdateForm, usersBanForm } from '@uos/sdk/services/passport.forms';
import { useState } from 'react';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { doneIcon } from '../../../kit/show/icons.ts';
import { StepList } from '../../../kit/steps/step-list.tsx';
import type { Step } from '../../../kit/steps/steps.ts';
import { BanPreview, banOf, termOptions } from '../players/ban-terms.tsx';
import { playerKeys } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { MOST_AT_ONCE, openReportsQuery, reportKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<
  Pick<ReportsUpdateInput, 'result'> & Pick<UsersBanInput, 'reason'>,
  { verdict: string; scope: string; term: string; whom: string }
>;

type Verdict = 'Actioned' | 'Cleared';

const NO_BAN = 'none';

export interface Reported {
  readonly personaId: string;
  readonly userId: string;
  readonly name: string;
}

interface DecisionDialogProps {
  readonly appId: string;
  readonly target: Reported;
  /** The report that was looked at; it may be decided alone. */
  readonly report?: PlayerReport;
  readonly onClose: () => void;
}

export default function DecisionDialog({ appId, target, report, onClose }: DecisionDialogProps) {
  const open = useQuery(openReportsQuery(appId, target.personaId));
  const [chosen, setChosen] = useState<Values>();
  if (chosen !== undefined && open.data !== undefined) {
    return <Running appId={appId} steps={stepsOf(appId, target, open.data, report, chosen)} onClose={onClose} />;
  }
  if (open.data === undefined || open.data.length === 0) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={text.decideTitle(target.name)}
        closeButtonProps={{ 'aria-label': text.close }}
      >
        {open.data !== undefined ? (
          <EmptyState icon={doneIcon} title={text.nothingOpen} />
        ) : open.isError ? (
          <ErrorPanel error={open.error} onRetry={() => void open.refetch()} />
        ) : (
          <Waiting height={220} />
        )}
      </Modal>
    );
  }
  return <Choosing target={target} open={open.data} report={report} onChoose={setChosen} onClose={onClose} />;
}

interface ChoosingProps {
  readonly target: Reported;
  readonly open: readonly PlayerReport[];
  readonly report: PlayerReport | undefined;
  readonly onChoose: (values: Values) => void;
  readonly onClose: () => void;
}

function Choosing({ target, open, report, onChoose, onClose }: ChoosingProps) {
  const isAgainst = ({ verdict }: Values) => verdict === 'Actioned';
  const isBan = (values: Values) => isAgainst(values) && values.term !== NO_BAN;
  const scopes = text.scopes(open.length);
  const fields = {
    ...fieldsOf<Omit<Values, 'reason' | 'term' | 'whom' | 'result'>>(reportsUpdateForm, {
      scope: {
        kind: 'radio',
        label: text.scope,
        options: (['all', 'one'] as const).map((value) => ({ value, label: scopes[value] })),
        when: () => report?.status === 'Reviewing' && open.length > 1,
      },
      verdict: {
        kind: 'radio',
        label: text.verdict,
        options: (['Actioned', 'Cleared'] as const).map((value) => ({
          value,
          label: text.verdicts[value],
          description: text.verdictHints[value],
        })),
      },
    }),
    ...fieldsOf<Pick<Values, 'reason' | 'term' | 'whom'>>(usersBanForm, {
      term: {
        kind: 'radio',
        label: text.penalty,
        options: [{ value: NO_BAN, label: text.none }, ...termOptions],
        when: (values) => isAgainst(values as Values),
      },
      whom: {
        kind: 'radio',
        label: text.whom,
        options: (['persona', 'user'] as const).map((value) => ({ value, label: text.whoms[value] })),
        when: (values) => isBan(values as Values),
      },
      reason: {
        kind: 'textarea',
        label: text.reason,
        placeholder: text.reasonPlaceholder,
        when: (values) => isBan(values as Values),
      },
    }),
    ...fieldsOf<Pick<Values, 'result'>>(reportsUpdateForm, {
      result: { kind: 'textarea', label: text.result, placeholder: text.resultPlaceholder },
    }),
  };
  return (
    <FormDialog<Values, void>
      title={text.decideTitle(target.name)}
      size="lg"
      fields={fields as never}
      initial={{
        scope: 'all',
        verdict: 'Actioned',
        term: 'week',
        whom: 'persona',
        reason: open[0]?.category ?? '',
        result: '',
      }}
      submitLabel={text.submit}
      danger
      onSubmit={async (values) => onChoose(values)}
      onClose={() => onClose()}
    >
      {(values) => {
        const touched = chosenOf(open, report, values);
        const reporters = new Set(touched.map(({ reporterPersonaID }) => reporterPersonaID)).size;
        return (
          <Stack gap="xs">
            <Text size="sm" role="status">
              {text.touched(touched.length, reporters, isBan(values))}
              {open.length === MOST_AT_ONCE ? ` ${text.moreThan(MOST_AT_ONCE)}` : ''}
            </Text>
            {isBan(values) ? (
              <BanPreview
                kind={values.whom === 'user' ? 'user' : 'persona'}
                term={values.term}
                reason={values.reason}
              />
            ) : null}
          </Stack>
        );
      }}
    </FormDialog>
  );
}

function Running({ appId, steps, onClose }: { appId: string; steps: readonly Step[]; onClose: () => void }) {
  const client = useQueryClient();
  // why once: what was decided leaves the list that the steps were made of
  const [kept] = useState(steps);
  const refresh = () => {
    for (const queryKey of [...reportKeys(appId), ...playerKeys(appId)]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <Modal opened onClose={onClose} title={text.steps} closeButtonProps={{ 'aria-label': text.close }}>
      <StepList steps={kept} autoStart onEnd={refresh} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
      </Group>
    </Modal>
  );
}

function chosenOf(open: readonly PlayerReport[], report: PlayerReport | undefined, { scope }: Values) {
  return scope === 'one' && report !== undefined ? open.filter(({ id }) => id === report.id) : open;
}

/** The ban first: a report is closed as acted on only where that was done. */
function stepsOf(
  appId: string,
  { personaId, userId, name }: Reported,
  open: readonly PlayerReport[],
  report: PlayerReport | undefined,
  values: Values,
): Step[] {
  const { users, personas, reports } = passportOf(appId);
  const { verdict, term, whom, reason, result } = values;
  const ban = banOf(term, reason);
  const isBan = verdict === 'Actioned' && term !== NO_BAN;
  return [
    ...(isBan
      ? [
          {
            key: 'ban',
            title: text.stepBan(name),
            needed: true,
            run: () => (whom === 'user' ? users.ban({ id: userId, ...ban }) : personas.ban({ id: personaId, ...ban })),
          },
        ]
      : []),
    ...chosenOf(open, report, values).map(({ id, category, createdAt }) => ({
      key: id,
      title: text.stepReport(category, formatTime(createdAt)),
      run: () => reports.update({ id, status: verdict as Verdict, ...(result !== '' && { result }) }),
    })),
  ];
}
