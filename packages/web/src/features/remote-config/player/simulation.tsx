// What a player gets and why: the values with the override that decided each, and what every override did.
import { Anchor } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, remoteConfigLabels } from '@uos/contract/labels';
import type {
  ConfigDocument,
  ConfigSimulation,
  OverrideVerdict,
  SettingsSimulateInput,
} from '@uos/sdk/services/remote-config';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { shortValue } from '../configs/value-words.ts';
import { configOf, documentQuery } from '../queries.ts';
import { faultWordsAt } from '../rule/fault-words.ts';
import { text } from '../text.zh.ts';
import classes from './player.module.css';

interface SimulationProps {
  readonly appId: string;
  readonly input: SettingsSimulateInput;
  /** The override that is looked at: its verdict stands first, and only its keys are told. */
  readonly about?: string;
  /** Why nothing can be asked now. */
  readonly waits?: string | undefined;
}

export function Simulation({ appId, input, about, waits }: SimulationProps) {
  const query = useQuery({
    ...queryOf(configOf(appId).settings.simulate, input),
    placeholderData: keepPreviousData,
    enabled: waits === undefined,
    // why: a draft that is typed makes an answer of its own with each word
    gcTime: 10_000,
  });
  const document = useQuery(documentQuery(appId)).data;
  if (waits !== undefined) {
    return <p className={classes.dim}>{waits}</p>;
  }
  if (query.data === undefined || document === undefined) {
    return query.isError ? (
      <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting height={220} />
    );
  }
  return query.isError ? (
    <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <Result
      appId={appId}
      simulation={query.data}
      document={document}
      input={input}
      about={about}
      isOld={query.isPlaceholderData}
    />
  );
}

interface ResultProps {
  readonly appId: string;
  readonly simulation: ConfigSimulation;
  readonly document: ConfigDocument;
  readonly input: SettingsSimulateInput;
  readonly about: string | undefined;
  readonly isOld: boolean;
}

function Result({ appId, simulation: { settings, overrides, sources }, document, input, about, isOld }: ResultProps) {
  const own = overrides.find(({ overrideId }) => overrideId === about);
  const others = overrides.filter((verdict) => verdict !== own);
  const whyOf = (verdict: OverrideVerdict): string => {
    const { overrideId: id } = verdict;
    const draft = id === about ? input.draft : undefined;
    const kept = document.overrides.find(({ overrideId }) => overrideId === id);
    const rule = draft?.rule ?? kept?.rule ?? '';
    return reasonWords(verdict, draft?.rolloutPercentage ?? kept?.rolloutPercentage ?? WHOLE, rule);
  };
  const nameOf = (id: string) => overrides.find(({ overrideId }) => overrideId === id)?.name ?? '';
  const draftKeys = new Set(input.draft?.variants?.flatMap(({ values }) => values.map(({ key }) => key)) ?? []);
  const shown = Object.entries(settings)
    .filter(([key]) => about === undefined || draftKeys.has(key) || sources[key] !== undefined)
    .sort(([a], [b]) => a.localeCompare(b));
  return (
    <div className={classes.result} data-old={isOld || undefined} role="status" aria-busy={isOld}>
      {own === undefined ? null : (
        <div className={classes.verdict} data-matched={own.matched || undefined}>
          <strong>{own.matched ? text.gets(own.variantName) : text.getsNot}</strong>
          <p>{whyOf(own)}</p>
        </div>
      )}
      <section aria-label={text.playerGets}>
        <h3>{text.playerGets}</h3>
        {shown.length === 0 ? <p className={classes.dim}>{text.noValues}</p> : null}
        <table className={classes.settings}>
          <tbody>
            {shown.map(([key, { value }]) => {
              const source = sources[key];
              const before = document.configs.find((config) => config.key === key)?.value;
              return (
                <tr key={key} data-changed={source !== undefined || undefined}>
                  <th scope="row">
                    {key}
                    <small>{source === undefined ? text.fromDefault : text.fromOverride(nameOf(source))}</small>
                  </th>
                  <td>
                    <code title={value}>{shortValue(value)}</code>
                    {source === undefined || before === undefined ? null : (
                      <small>{text.defaultIs(shortValue(before))}</small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {others.length === 0 ? null : (
        <section aria-label={own === undefined ? text.allOverrides : text.otherOverrides}>
          <h3>{own === undefined ? text.allOverrides : text.otherOverrides}</h3>
          <ol className={classes.others}>
            {others.map((verdict) => (
              <li key={verdict.overrideId}>
                <Anchor
                  size="sm"
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      {...screen('/services/{appId}/config/override/{overrideId}', {
                        appId,
                        overrideId: verdict.overrideId,
                      })}
                    />
                  )}
                >
                  {verdict.name}
                </Anchor>
                <StatusDot label={label(remoteConfigLabels.override.reason, verdict.reason)} />
                <p>{whyOf(verdict)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const WHOLE = 100;
const PLACES_PER_PERCENT = 100;

/** Why an override did what it did, with the figures that decided it. */
function reasonWords(
  { reason, bucket, variantName, keys, message, position }: OverrideVerdict,
  percent: number,
  rule: string,
): string {
  const place = bucket < 0 ? undefined : (bucket / PLACES_PER_PERCENT).toFixed(2);
  switch (reason) {
    case 'MATCHED':
      return place === undefined ? text.matchedAll : text.matched(place, percent, variantName, keys.length);
    case 'OUT_OF_ROLLOUT':
      return place === undefined ? text.outWithoutUser : text.out(place, percent);
    case 'RULE_ERROR':
      return faultWordsAt(rule, { message, position });
    default:
      return text.reasons[reason as keyof typeof text.reasons] ?? '';
  }
}
