// What players get: one or several sets of values, each with its share.
import { ActionIcon, Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { remoteConfigLabels } from '@uos/contract/labels';
import type { ConfigType } from '@uos/contract/rules';
import { Suspense } from 'react';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { ValueInput } from '../configs/typed-value.tsx';
import { shortValue } from '../configs/value-words.ts';
import { text } from '../text.zh.ts';
import {
  type Configs,
  type DraftVariant,
  evenWeights,
  jsonOf,
  readJson,
  type VariantValue,
  valueProblem,
} from './draft.ts';
import classes from './override.module.css';

const JsonField = part(() => import('../../../kit/code-editor/json-field.tsx'));

interface VariantsProps {
  readonly variants: readonly DraftVariant[];
  readonly configs: Configs;
  readonly disabled: boolean;
  readonly onChange: (variants: readonly DraftVariant[]) => void;
}

/** As many as the contract takes. */
const MOST = 20;
const WHOLE = 100;
const SERIES = 6;

export function Variants({ variants, configs, disabled, onChange }: VariantsProps) {
  const sum = variants.reduce((all, { weight }) => all + weight, 0);
  const edit = (at: number, change: Partial<DraftVariant>): void =>
    onChange(variants.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const evenly = (list: readonly DraftVariant[]): readonly DraftVariant[] => {
    const weights = evenWeights(list.length);
    return list.map((one, index) => ({ ...one, weight: weights[index] ?? 0 }));
  };
  return (
    <div className={classes.variants}>
      {variants.length < 2 ? null : (
        <>
          <div className={classes.weights} aria-hidden="true">
            {variants.map(({ name, weight }, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a variant is its place while its name is typed
                key={index}
                title={`${name} ${weight}%`}
                style={{ width: `${weight}%`, background: `var(--uos-series-${(index % SERIES) + 1})` }}
              />
            ))}
          </div>
          <p className={sum === WHOLE ? classes.dim : classes.bad} role="status">
            {sum === WHOLE ? text.weightsFit : text.weightsAre(sum)}
          </p>
        </>
      )}
      {variants.map((variant, index) => (
        <Variant
          key={variant.variantId ?? index}
          variant={variant}
          number={index + 1}
          isOnly={variants.length === 1}
          configs={configs}
          disabled={disabled}
          onChange={(change) => edit(index, change)}
          onRemove={() => onChange(evenly(variants.filter((_, at) => at !== index)))}
        />
      ))}
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          disabled={disabled || variants.length >= MOST}
          leftSection={<Icon of={plusIcon} size={14} />}
          onClick={() => onChange(evenly([...variants, newVariant(variants)]))}
        >
          {text.addVariant}
        </Button>
        {variants.length < 2 ? null : (
          <Button size="xs" variant="subtle" disabled={disabled} onClick={() => onChange(evenly(variants))}>
            {text.shareEvenly}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Begins with what the last one sets, so that a second arm differs in what one changes. */
function newVariant(variants: readonly DraftVariant[]): DraftVariant {
  const names = new Set(variants.map(({ name }) => name));
  let number = variants.length + 1;
  while (names.has(`variant ${number}`)) {
    number += 1;
  }
  const last = variants.at(-1);
  return {
    name: `variant ${number}`,
    weight: 0,
    variableType: last?.variableType ?? 'keyValue',
    values: last?.values ?? [],
    source: last?.source ?? '{}',
  };
}

interface VariantProps {
  readonly variant: DraftVariant;
  readonly number: number;
  readonly isOnly: boolean;
  readonly configs: Configs;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<DraftVariant>) => void;
  readonly onRemove: () => void;
}

function Variant({ variant, number, isOnly, configs, disabled, onChange, onRemove }: VariantProps) {
  const { name, weight, variableType, values, source } = variant;
  const asJson = variableType === 'json';
  const read = asJson ? readJson(source, configs) : undefined;
  return (
    <section className={classes.variant} aria-label={text.variantNumber(number)}>
      <div className={classes.variantHead}>
        <span
          className={classes.swatch}
          aria-hidden="true"
          style={{ background: `var(--uos-series-${((number - 1) % SERIES) + 1})` }}
        />
        <TextInput
          size="sm"
          aria-label={text.variantName}
          value={name}
          disabled={disabled}
          maxLength={64}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {isOnly && weight === WHOLE ? null : (
          <TextInput
            size="sm"
            className={classes.percent}
            aria-label={text.weightOf(name)}
            inputMode="numeric"
            rightSection="%"
            disabled={disabled}
            value={String(weight)}
            onChange={(event) =>
              onChange({ weight: Math.min(WHOLE, Number.parseInt(event.currentTarget.value, 10) || 0) })
            }
          />
        )}
        <SegmentedControl
          size="xs"
          aria-label={text.editAs}
          disabled={disabled}
          value={variableType}
          data={(['keyValue', 'json'] as const).map((value) => ({
            value,
            label: remoteConfigLabels.variant.variableType[value][language],
          }))}
          onChange={(next) =>
            onChange(
              next === 'json'
                ? { variableType: 'json', source: jsonOf(values) }
                : { variableType: 'keyValue', values: read?.problem === undefined ? (read?.values ?? values) : values },
            )
          }
        />
        {isOnly ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={disabled}
            aria-label={text.removeVariant(name)}
            onClick={onRemove}
          >
            <Icon of={trashIcon} size={16} />
          </ActionIcon>
        )}
      </div>
      {asJson ? (
        <Suspense fallback={<Waiting height={120} />}>
          <JsonField
            label={text.valuesOf(name)}
            value={source}
            readOnly={disabled}
            minHeight={96}
            maxHeight={320}
            check={() => (read?.problem === undefined ? [] : [read.problem])}
            onChange={(next) => onChange({ source: next, values: readJson(next, configs).values })}
          />
        </Suspense>
      ) : (
        <Values values={values} configs={configs} disabled={disabled} onChange={(next) => onChange({ values: next })} />
      )}
    </section>
  );
}

interface ValuesProps {
  readonly values: readonly VariantValue[];
  readonly configs: Configs;
  readonly disabled: boolean;
  readonly onChange: (values: readonly VariantValue[]) => void;
}

function Values({ values, configs, disabled, onChange }: ValuesProps) {
  const taken = new Set(values.map(({ key }) => key));
  const free = configs.filter(({ key }) => !taken.has(key));
  return (
    <div className={classes.values}>
      {values.map((one, index) => {
        const config = configs.find(({ key }) => key === one.key);
        const problem = valueProblem(one, configs);
        return (
          <div key={one.key} className={classes.value}>
            <span className={classes.valueKey}>
              <code title={one.key}>{one.key}</code>
              <small>
                {remoteConfigLabels.config.type[one.type][language]}
                {config === undefined ? '' : ` · ${text.defaultIs(shortValue(config.value))}`}
              </small>
            </span>
            <div>
              <ValueInput
                type={one.type}
                value={one.value}
                label={text.valueFor(one.key)}
                disabled={disabled}
                problem={problem}
                onChange={(value) => onChange(values.map((each, at) => (at === index ? { ...one, value } : each)))}
              />
              {problem === undefined ? null : <p className={classes.bad}>{problem}</p>}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={disabled}
              aria-label={text.removeValue(one.key)}
              onClick={() => onChange(values.filter((_, at) => at !== index))}
            >
              <Icon of={closeIcon} size={14} />
            </ActionIcon>
          </div>
        );
      })}
      <NativeSelect
        size="sm"
        aria-label={text.addValue}
        disabled={disabled || free.length === 0}
        value=""
        data={[
          {
            value: '',
            label: configs.length === 0 ? text.noConfigsYet : free.length === 0 ? text.allSet : text.addValue,
          },
          ...free.map(({ key }) => ({ value: key, label: key })),
        ]}
        onChange={(event) => {
          const config = configs.find(({ key }) => key === event.currentTarget.value);
          if (config !== undefined) {
            onChange([...values, { key: config.key, type: config.type as ConfigType, value: config.value }]);
          }
        }}
      />
    </div>
  );
}
