// The switch and the rules of each age band.
import { label, passportPlayerLabels } from '@uos/contract/labels';
import { type AgeBand, ageBands, type BandRules, type MinorRules, wrongBand } from '@uos/contract/rules';
import type { InputView, OperationFields } from '@uos/sdk/fields';
import { configSetForm } from '@uos/sdk/services/passport.forms';
// why beside `fieldsOf`: each band has the same fields of its own
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { PayLimit } from './pay-limit.tsx';
import { changeMinors, minorsKeys } from './queries.ts';
import { text } from './text.zh.ts';

/** The rules of a band as the form holds them: days are the values of choices. */
type BandValues = Omit<BandRules, 'days' | 'dailyMinutes'> & {
  readonly days: readonly string[];
  readonly dailyMinutes: number | undefined;
};

type Values = { readonly enabled: boolean; readonly allowUnverified: boolean } & {
  readonly [Name in `${AgeBand}.${keyof BandValues}`]: BandValues[keyof BandValues];
};

const names = ['days', 'includeHolidays', 'startTime', 'endTime', 'dailyMinutes', 'singlePayLimit', 'monthlyPayLimit'];

const rulesFields = inner(configSetForm.fields, ['config', 'antiAddiction']);
const payTitle = (name: string): string =>
  ({ ...fieldsOf<Record<string, unknown>>(viewOf('UnderEight'), { [name]: { kind: 'number' } as never })[name] })
    .label as string;

const fields = {
  ...fieldsOf<{ enabled: boolean; allowUnverified: boolean }>(
    { fields: rulesFields },
    { enabled: {}, allowUnverified: { description: text.allowUnverifiedHelp } },
  ),
  ...Object.assign({}, ...ageBands.map(bandFields)),
} as unknown as FieldsOf<Values>;

function bandFields(band: AgeBand): Readonly<Record<string, unknown>> {
  const own = fieldsOf<BandValues>(viewOf(band), {
    days: {
      kind: 'choices',
      options: text.weekdays.map((day, index) => ({ value: String(index + 1), label: day })),
    },
    includeHolidays: { description: text.includeHolidaysHelp },
    startTime: { half: true, required: true, description: text.timeHelp },
    endTime: { half: true, required: true, description: text.endHelp },
    dailyMinutes: { half: true, required: true, description: text.minutesHelp, suffix: text.minutes },
    singlePayLimit: {
      kind: 'own',
      render: (input) => <PayLimit {...input} label={payTitle('singlePayLimit')} />,
    },
    monthlyPayLimit: {
      kind: 'own',
      render: (input) => <PayLimit {...input} label={payTitle('monthlyPayLimit')} />,
    },
  });
  return Object.fromEntries(
    Object.entries(own).map(([name, field]) => [
      `${band}.${name}`,
      name === 'endTime'
        ? {
            ...field,
            check: (_: string, values: Values) =>
              wrongBand(rulesOf(values, EMPTY)) === band ? text.endsBefore : undefined,
          }
        : field,
    ]),
  );
}

const EMPTY = { holidays: [], workdays: [] };

function viewOf(band: AgeBand): InputView {
  return { fields: inner(rulesFields, ['bands', band]) };
}

function inner(from: OperationFields, way: readonly string[]): OperationFields {
  return way.reduce((at, name) => (at[name]?.fields ?? {}) as OperationFields, from);
}

export default function RulesForm({ appId, rules }: { appId: string; rules: MinorRules }) {
  const reason = usePermission()('passport.config.set');
  return (
    <FormPage<Values, MinorRules>
      draft={`passport.minors.${appId}`}
      fields={fields}
      initial={valuesOf(rules)}
      parts={[
        { title: text.partSwitch, help: text.partSwitchHelp, fields: ['enabled', 'allowUnverified'] },
        ...ageBands.map((band) => ({
          title: label(passportPlayerLabels.playerUser.ageGroup, band)[language],
          fields: names.map((name) => `${band}.${name}`) as (keyof Values & string)[],
        })),
      ]}
      reason={reason}
      onSubmit={(values) => changeMinors(appId, (now) => rulesOf(values, now))}
      done={() => text.saved}
      refresh={minorsKeys(appId)}
    />
  );
}

function valuesOf({ enabled, allowUnverified, bands }: MinorRules): Values {
  const ofBands = ageBands.flatMap((band) =>
    Object.entries({ ...bands[band], days: bands[band].days.map(String) }).map(([name, value]) => [
      `${band}.${name}`,
      value,
    ]),
  );
  return { enabled, allowUnverified, ...Object.fromEntries(ofBands) } as Values;
}

function rulesOf(
  { enabled, allowUnverified, ...values }: Values,
  { holidays, workdays }: Pick<MinorRules, 'holidays' | 'workdays'>,
): MinorRules {
  const bandOf = (band: AgeBand): BandRules => {
    const own = Object.fromEntries(
      names.map((name) => [name, (values as Readonly<Record<string, unknown>>)[`${band}.${name}`]]),
    ) as unknown as BandValues;
    return { ...own, days: own.days.map(Number).sort(), dailyMinutes: own.dailyMinutes ?? 0 };
  };
  const bands = Object.fromEntries(ageBands.map((band) => [band, bandOf(band)])) as MinorRules['bands'];
  return { enabled, allowUnverified, bands, holidays, workdays };
}
