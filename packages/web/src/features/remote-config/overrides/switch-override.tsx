// An override is enabled or disabled: from what to what live players move, which keys change, and what is missing.
import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { everyone } from '@uos/contract/rules';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { joined } from '../../../kit/language/format.ts';
import { shortValue } from '../configs/value-words.ts';
import { changeKeys, configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './overrides.module.css';
import { timesOf } from './phase.ts';
import { changesOf } from './readiness.ts';

interface SwitchProps {
  readonly appId: string;
  readonly override: ConfigOverride;
  readonly onClose: () => void;
}

/** At this share a mistake reaches many before anybody has noticed. */
const MANY_PERCENT = 20;

export function EnableOverride({ appId, override, onClose }: SwitchProps) {
  const { overrides } = configOf(appId);
  const { overrideId: id, name, rolloutPercentage: percent, rule } = override;
  const document = useQuery(documentQuery(appId)).data;
  const changes = document === undefined ? [] : changesOf(override, document);
  const isForAll = rule.trim() === '' || rule.trim() === everyone;
  return (
    <Confirm
      title={text.enableTitle}
      verb={text.enableVerb(percent)}
      long
      change={{ from: text.disabledChip, to: text.enabledChip(percent) }}
      onConfirm={() => overrides.enable({ id })}
      undo={() => overrides.disable({ id })}
      done={text.enabled(name)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{isForAll ? text.reachesAll(percent) : text.reachesRule(percent)}</span>
        <span className={classes.dim}>{text.timesAre(timesOf(override))}</span>
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">{text.config}</th>
              <th scope="col">{text.now}</th>
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, from, to, beatenBy }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>
                  <code>{shortValue(from)}</code>
                </td>
                <td>
                  <code>{to.map(shortValue).join(' / ')}</code>
                  {beatenBy === undefined ? null : <small>{text.beatenBy(beatenBy)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {percent > MANY_PERCENT ? (
          <Alert color="yellow" p="xs">
            {text.manyAtOnce(percent)}
          </Alert>
        ) : null}
      </Stack>
    </Confirm>
  );
}

export function DisableOverride({ appId, override, onClose }: SwitchProps) {
  const { overrides } = configOf(appId);
  const { overrideId: id, name, rolloutPercentage: percent, variants } = override;
  const keys = [...new Set(variants.flatMap(({ values }) => values.map(({ key }) => key)))];
  return (
    <Confirm
      title={text.disableTitle}
      verb={text.disable}
      change={{ from: text.enabledChip(percent), to: text.disabledChip }}
      onConfirm={() => overrides.disable({ id })}
      undo={() => overrides.enable({ id })}
      done={text.disabled(name)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      {text.disableWords(joined(keys))}
    </Confirm>
  );
}

export function DeleteOverride({ appId, override, onClose }: Omit<SwitchProps, 'onClose'> & DeleteClose) {
  const { overrides } = configOf(appId);
  return (
    <Confirm
      title={text.removeOverride}
      verb={text.remove}
      onConfirm={() => overrides.remove({ id: override.overrideId })}
      done={text.overrideRemoved(override.name)}
      refresh={changeKeys(appId)}
      onClose={onClose}
    >
      {text.removeOverrideWords(override.name)}
    </Confirm>
  );
}

interface DeleteClose {
  readonly onClose: (done: boolean) => void;
}
