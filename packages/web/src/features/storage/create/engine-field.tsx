// Engines beside each other: who runs each and in which version, or what is missing and the line that brings it.
import { label } from '@uos/contract/labels';
import { type DatabaseEngine, databaseEngines } from '@uos/contract/rules';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { useId } from 'react';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { Commands } from '../../../kit/show/code.tsx';
import { versionWords } from '../engine-words.ts';
import { lackOf } from '../said.ts';
import { SubsetNote } from '../subset-note.tsx';
import { text } from '../text.zh.ts';
import classes from './choice.module.css';
import type { EngineFacts } from './engines.ts';

interface EngineFieldProps extends OwnInput<DatabaseEngine> {
  readonly engines: readonly EngineFacts[];
}

export function EngineField({ value, onChange, disabled, engines }: EngineFieldProps) {
  const group = useId();
  return (
    <div className={classes.engines} role="radiogroup" aria-label={databaseColumns.engine.title}>
      {engines.map((one) => {
        const name = label(databaseColumns.engine.labels, one.engine)[language];
        const lack = lackOf(one.reason);
        return (
          <div key={one.engine} className={classes.one}>
            <label className={classes.name}>
              <input
                type="radio"
                name={group}
                checked={value === one.engine}
                disabled={disabled || !one.available}
                onChange={() => onChange(one.engine)}
              />
              {name}
              {one.version === '' ? null : <small>{versionWords(one.engine, one.version)}</small>}
              <span className={classes.badge} data-missing={!one.available || undefined}>
                {one.available
                  ? label(databaseColumns.provider.labels, one.provider)[language]
                  : lack.command === undefined
                    ? text.notOffered
                    : text.notInstalled}
              </span>
            </label>
            <span className={classes.words}>{text.engineUse[one.engine]}</span>
            {one.available ? (
              <div className={classes.words}>
                {one.provider === 'subset' ? <SubsetNote /> : databaseEngines[one.engine].topology[language]}
              </div>
            ) : (
              <div className={classes.missing}>
                <span className={classes.words}>
                  {lack.words}
                  {lack.command === undefined ? '' : text.adminRuns}
                </span>
                {lack.command === undefined ? null : <Commands lines={[lack.command]} />}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
