// Everything of an override that can be edited, and beside it what a player would get of it as it stands now.
import { Alert, Anchor, Button, SegmentedControl, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { attributesOf, readRule } from '@uos/contract/rules';
import type { ConfigOverride, OverridesUpdateInput } from '@uos/sdk/services/remote-config';
import { overridesUpdateForm } from '@uos/sdk/services/remote-config.forms';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { queryOf } from '../../../kit/call/query.ts';
import { FieldInputs } from '../../../kit/form/field-inputs.tsx';
import { problemsOf } from '../../../kit/form/fields.ts';
import { fieldsOf, inputOf } from '../../../kit/form/fields-of.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { usePreference } from '../../../kit/keep/preferences.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { sets } from '../overrides/readiness.ts';
import { firstPlayer, type Player, playingOf } from '../player/player.ts';
import { PlayerFields } from '../player/player-fields.tsx';
import { Simulation } from '../player/simulation.tsx';
import { attributesQuery, changeKeys, configOf, documentQuery } from '../queries.ts';
import { knownAttributes } from '../rule/attributes.ts';
import { ConditionRows } from '../rule/condition-rows.tsx';
import { faultWords } from '../rule/fault-words.ts';
import { MeantHint } from '../rule/meant-hint.tsx';
import { RuleEditor } from '../rule/rule-editor.tsx';
import { text } from '../text.zh.ts';
import { type Configs, changesInWords, type Draft, draftOf, sentOf, variantsProblem } from './draft.ts';
import classes from './override.module.css';
import { Rollout } from './rollout.tsx';
import { TimeLine } from './time-line.tsx';
import { Variants } from './variants.tsx';

interface EditorProps {
  readonly appId: string;
  readonly override: ConfigOverride;
}

/** What was read when the editing began stands until it is saved: somebody else's change takes nothing away. */
export default function Editor({ appId, override }: EditorProps) {
  const [base, setBase] = useState(override);
  return (
    <Edit key={base.resourceAge} appId={appId} override={base} latest={override} onRebase={() => setBase(override)} />
  );
}

interface EditProps extends EditorProps {
  readonly latest: ConfigOverride;
  readonly onRebase: () => void;
}

/** The person has stopped typing for a moment. */
const PAUSE_MS = 300;
const NO_CONFIGS: Configs = [];

function Edit({ appId, override, latest, onRebase }: EditProps) {
  const { overrides } = configOf(appId);
  const { overrideId, status, resourceAge } = override;
  const document = useQuery(documentQuery(appId)).data;
  const configs = document?.configs ?? NO_CONFIGS;
  const seen = useQuery(attributesQuery(appId)).data?.attributes;
  const known = useMemo(() => knownAttributes(seen), [seen]);
  const [player, setPlayer] = usePreference<Player>(`remoteConfig.player.${appId}`, firstPlayer);
  const initial = useMemo(() => draftOf(override), [override]);
  const [asks, setAsks] = useState(false);
  const isLive = status === 'enable';
  const reason = usePermission()('remoteConfig.overrides.update');
  const locked = reason ?? (isLive ? text.lockedWhileLive : undefined);

  const fields = fieldsOf<Draft>(overridesUpdateForm, {
    name: { reason },
    description: { kind: 'textarea', reason },
    rule: {
      kind: 'own',
      reason: locked,
      check: (rule) => {
        const { fault } = readRule(rule);
        return fault === undefined ? undefined : faultWords(fault.message);
      },
      render: ({ value, onChange, disabled }) => (
        <RuleField
          appId={appId}
          rule={value}
          known={known}
          isKnown={seen !== undefined}
          disabled={disabled}
          onChange={onChange}
        />
      ),
    },
    rolloutPercentage: {
      kind: 'own',
      reason,
      render: ({ value, onChange }) => (
        <Rollout
          appId={appId}
          overrideId={overrideId}
          percent={value}
          before={initial.rolloutPercentage}
          userId={player.userId}
          onChange={onChange}
        />
      ),
    },
    startDate: { kind: 'time', half: true, reason: locked },
    endDate: {
      kind: 'time',
      half: true,
      reason,
      check: (end, { startDate }) =>
        end !== '' && startDate !== '' && Date.parse(end) <= Date.parse(startDate) ? text.endBeforeStart : undefined,
    },
    priority: { required: true, half: true, reason: locked, description: locked ?? text.priorityHelp },
    variants: {
      kind: 'own',
      reason: locked,
      check: (variants) => variantsProblem(variants, configs),
      render: ({ value, onChange, disabled }) => (
        <Variants variants={value} configs={configs} disabled={disabled} onChange={onChange} />
      ),
    },
  });
  const send = (draft: Draft) =>
    overrides.update({
      ...inputOf<OverridesUpdateInput>(overridesUpdateForm, sentOf(draft, configs)),
      // why also where they are empty: that takes an end away
      ...{ id: overrideId, resourceAge, description: draft.description, startDate: draft.startDate },
      endDate: draft.endDate,
    });
  const form = useForm({
    fields,
    initial,
    onSubmit: send,
    done: (_reply, { name }) => text.overrideSaved(name),
    refresh: changeKeys(appId),
  });
  const draft = form.values;
  const moved = latest.resourceAge !== resourceAge;
  useEffect(() => {
    if (moved && !form.isChanged) {
      onRebase();
    }
  }, [moved, form.isChanged, onRebase]);
  const problems = problemsOf(fields, form.values);
  const save = (): void => {
    if (isLive && Object.keys(problems).length === 0) {
      setAsks(true);
    } else {
      void form.submit();
    }
  };
  const section = (title: string, help: ReactNode, names: readonly string[], more?: ReactNode) => (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <Title order={2}>{title}</Title>
        <p className={classes.dim}>{help}</p>
      </div>
      <div>
        <FieldInputs form={form} names={names} />
        {more}
      </div>
    </section>
  );
  const keys = new Set(draft.variants.flatMap(({ values }) => values.map(({ key }) => key)));
  const rivals = (document?.overrides ?? []).filter(
    (other) =>
      other.overrideId !== overrideId &&
      other.status === 'enable' &&
      [...keys].some((key) => sets(other.variants, key)),
  );
  return (
    <div className={classes.page}>
      <form
        noValidate
        className={classes.editor}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <LeaveGuard hasUnsent={form.hasUnsent} />
        {moved && form.isChanged ? (
          <Alert color="yellow">
            {text.movedOn(latest.modifiedBy)}{' '}
            <Anchor component="button" type="button" inherit onClick={onRebase}>
              {text.takeLatest}
            </Anchor>
          </Alert>
        ) : null}
        {isLive && reason === undefined ? <Alert color="brand">{text.liveHelp}</Alert> : null}
        {reason === undefined ? null : <Alert variant="default">{reason}</Alert>}
        {section(text.who, text.whoHelp, ['rule'])}
        {section(text.howMany, text.howManyHelp, ['rolloutPercentage'])}
        {section(text.what, text.whatHelp, ['variants'])}
        {section(
          text.when,
          text.whenHelp,
          ['startDate', 'endDate', 'priority'],
          <TimeLine
            own={{ ...draft, overrideId, priority: draft.priority ?? override.priority }}
            others={rivals}
            now={Date.now()}
          />,
        )}
        {section(text.called, text.calledHelp, ['name', 'description'])}
        {form.error === undefined ? null : <ErrorPanel error={form.error} title={text.notSaved} />}
        <div className={classes.bar} data-changed={form.isChanged || undefined}>
          <Button type="submit" loading={form.isPending} disabled={reason !== undefined || !form.isChanged}>
            {text.save}
          </Button>
          <span className={form.problemCount > 0 ? classes.bad : classes.dim} role="status">
            {form.problemCount > 0
              ? text.problems(form.problemCount)
              : form.isChanged
                ? text.changed(form.changedCount)
                : text.allSaved}
          </span>
          {form.isChanged ? (
            <Anchor component="button" type="button" size="sm" onClick={form.reset}>
              {text.discard}
            </Anchor>
          ) : null}
        </div>
      </form>
      <Simulator
        appId={appId}
        overrideId={overrideId}
        draft={draft}
        configs={configs}
        player={player}
        known={known}
        onPlayer={setPlayer}
      />
      {asks ? (
        <Confirm
          title={text.saveLive}
          verb={text.save}
          change={{ from: text.enabledChip(initial.rolloutPercentage), to: text.enabledChip(draft.rolloutPercentage) }}
          onConfirm={() => send(draft)}
          undo={async () => {
            const { override: now } = await overrides.get({ id: overrideId });
            await overrides.update({
              ...{ id: overrideId, resourceAge: now.resourceAge, name: initial.name, description: initial.description },
              ...{ endDate: initial.endDate, rolloutPercentage: initial.rolloutPercentage },
            });
          }}
          done={text.overrideSaved(draft.name)}
          refresh={changeKeys(appId)}
          onClose={(done) => {
            setAsks(false);
            if (done) {
              form.reset();
            }
          }}
        >
          <ul className={classes.lines}>
            {changesInWords(initial, draft).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Confirm>
      ) : null}
    </div>
  );
}

interface SimulatorProps {
  readonly appId: string;
  readonly overrideId: string;
  readonly draft: Draft;
  readonly configs: Configs;
  readonly player: Player;
  readonly known: ReturnType<typeof knownAttributes>;
  readonly onPlayer: (player: Player) => void;
}

function Simulator({ appId, overrideId, draft, configs, player, known, onPlayer }: SimulatorProps) {
  const asked = useMemo(
    () => ({ ...playingOf(player, known), draft: { ...sentOf(draft, configs), overrideId } }),
    [player, known, draft, configs, overrideId],
  );
  const [input] = useDebouncedValue(asked, PAUSE_MS);
  const problem = variantsProblem(draft.variants, configs);
  const { rule } = readRule(draft.rule);
  const wanted = rule === undefined ? [] : attributesOf(rule);
  return (
    <aside className={classes.simulator} aria-label={text.simulator}>
      <Title order={2}>{text.simulator}</Title>
      <p className={classes.dim}>{text.simulatorHelp}</p>
      <PlayerFields appId={appId} player={player} known={known} wanted={wanted} onChange={onPlayer} />
      <Simulation
        appId={appId}
        input={input}
        about={overrideId}
        waits={problem === undefined ? undefined : text.waitsFor(problem)}
      />
    </aside>
  );
}

interface RuleFieldProps {
  readonly appId: string;
  readonly rule: string;
  readonly known: ReturnType<typeof knownAttributes>;
  /** What games send has been read. */
  readonly isKnown: boolean;
  readonly disabled: boolean;
  readonly onChange: (rule: string) => void;
}

function RuleField({ appId, rule, known, isKnown, disabled, onChange }: RuleFieldProps) {
  const [as, setAs] = usePreference<'text' | 'rows'>('remoteConfig.ruleAs', 'text');
  const found = useFoundFault(appId, rule);
  const [typed] = useDebouncedValue(rule, PAUSE_MS);
  return (
    <div className={classes.rule}>
      <SegmentedControl
        size="xs"
        aria-label={text.ruleAs}
        value={as}
        data={[
          { value: 'text', label: text.asText },
          { value: 'rows', label: text.asRows },
        ]}
        onChange={(next) => setAs(next as typeof as)}
      />
      {as === 'rows' ? (
        <ConditionRows rule={rule} attributes={known} disabled={disabled} onChange={onChange} />
      ) : (
        <RuleEditor value={rule} attributes={known} disabled={disabled} onChange={onChange} found={found} />
      )}
      {isKnown && typed === rule ? (
        <MeantHint rule={rule} attributes={known} disabled={disabled} onChange={onChange} />
      ) : null}
    </div>
  );
}

/** What only the platform finds, such as a pattern that cannot be compiled, once the person has stopped typing. */
function useFoundFault(appId: string, rule: string) {
  const [asked] = useDebouncedValue(rule, PAUSE_MS);
  const isReadable = readRule(asked).fault === undefined;
  const check = useQuery({
    ...queryOf(configOf(appId).overrides.validateRule, { rule: asked }),
    enabled: isReadable && asked.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return check === undefined || check.valid || asked !== rule
    ? undefined
    : { message: check.message, position: check.position };
}
