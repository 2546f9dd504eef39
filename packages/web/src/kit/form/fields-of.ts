// Fields of a form from the input of a call: label, limits, options and kind come from the contract, looks from the screen.
import type { LabelTable } from '@uos/contract/labels';
import type { FieldData, InputView, OperationFields } from '@uos/sdk/fields';
import { language } from '../language/language.zh.ts';
import type { AnyField, ChoiceField, FieldsOf, FormValues, Option } from './fields.ts';

type Text = Readonly<Record<string, string>>;

/** The value that a form holds for one of an input: a text that is not given is empty, a number is nothing. */
type ValueOf<Value> = [NonNullable<Value>] extends [boolean]
  ? boolean
  : [NonNullable<Value>] extends [string]
    ? string
    : [NonNullable<Value>] extends [number]
      ? number | undefined
      : [NonNullable<Value>] extends [readonly string[]]
        ? readonly string[]
        : [NonNullable<Value>] extends [Text]
          ? Text
          : unknown;

/** The values of a form by the input of its call; `Own` are those that the form holds otherwise. */
export type ValuesOf<Input, Own = unknown> = {
  [K in Exclude<keyof Input, keyof Own> & string]-?: ValueOf<Input[K]>;
} & Own;

/** What a screen may add to a field of the contract: any property of any kind that holds such a value. */
type LookOf<Field> = Field extends { readonly kind: infer Kind }
  ? Kind extends 'own'
    ? Omit<Field, 'label'> & { readonly label?: string }
    : Partial<Omit<Field, 'kind'>> & { readonly kind?: Kind } & (Field extends { readonly options?: unknown }
          ? OptionLook
          : object)
  : never;

interface OptionLook {
  /** What stands beside an option of the contract, by its value. */
  readonly hints?: Readonly<Record<string, string>>;
  /** The values that are offered, where that is not all of them. */
  readonly only?: readonly string[];
}

export type LooksOf<Values extends FormValues> = {
  readonly [K in keyof Values]: LookOf<FieldsOf<Values>[K]>;
};

/**
 * The named fields in the order they are named. What the screen says of one wins over the contract; one that the call
 * does not know, such as a name to type again, says its kind and label itself.
 * @example
 * type Values = ValuesOf<ContactUsInput>;
 * const fields = fieldsOf<Values>(contactUsForm, { Name: { half: true }, Email: { half: true }, Content: { kind: 'textarea' } });
 */
export function fieldsOf<Values extends FormValues>(
  { fields, labels = {} }: InputView,
  looks: LooksOf<Values>,
): FieldsOf<Values> {
  const made = Object.entries(looks as Readonly<Record<string, OptionLook & { readonly kind?: AnyField['kind'] }>>).map(
    ([name, { hints, only, ...look }]) => {
      const data = dataAt(fields, name);
      const shown = only === undefined ? {} : { options: optionsOf(only, labels[name]) };
      // why: one of the radios is chosen from the start
      const chosen = look.kind === 'radio' ? { required: false } : {};
      const field = { ...plainField(data, labels[name]), ...shown, ...chosen, ...look } as Partial<ChoiceField<never>>;
      const options = field.options?.map((option) => ({
        ...option,
        ...defined({ description: hints?.[option.value] }),
      }));
      return [name, { ...field, ...defined({ options }) }];
    },
  );
  return Object.fromEntries(made) as FieldsOf<Values>;
}

/** Most characters of a text, or items of a list, as a field that the screen draws itself has to know. */
export function mostOf({ fields }: InputView, name: string): number {
  return dataAt(fields, name)?.max ?? Number.POSITIVE_INFINITY;
}

/** The rules of `attributes.promote_only` are inside those of `attributes`. */
function dataAt(fields: OperationFields, name: string): FieldData | undefined {
  const [first = '', ...rest] = name.split('.');
  return rest.reduce<FieldData | undefined>((data, key) => data?.fields?.[key], fields[first]);
}

function plainField(data: FieldData | undefined, labels: LabelTable | undefined): Partial<AnyField> {
  if (data === undefined) {
    return {};
  }
  const { type, min, max } = data;
  const label = data[TITLE[language]] ?? '';
  const kind = kindOf(data);
  const plain = { kind, label, required: isAsked(data), data };
  switch (kind) {
    case 'number':
      return {
        ...plain,
        ...defined({ min, max }),
        ...(type === 'number' ? { decimals: DECIMALS } : {}),
      } as Partial<AnyField>;
    case 'yuan':
    case 'fen':
      return { ...plain, ...defined({ min, max }) } as Partial<AnyField>;
    case 'choice':
      return { ...plain, options: optionsOf(data.enum, labels) } as Partial<AnyField>;
    case 'choices':
      return { ...plain, ...defined({ max }), options: optionsOf(data.items?.enum, labels) } as Partial<AnyField>;
    case 'text':
    case 'secret':
    case 'tags':
      return { ...plain, ...defined({ max }) } as Partial<AnyField>;
    default:
      return plain as Partial<AnyField>;
  }
}

function kindOf({ type, secret, format, enum: values, items, step, en = '' }: FieldData): AnyField['kind'] {
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      // why by its words: a unit stands at the head of a number's description, as the generator of columns reads it too
      return step === 0.01 || /^Yuan\b/.test(en) ? 'yuan' : /^Fen\b/.test(en) ? 'fen' : 'number';
    case 'array':
      return items?.enum !== undefined ? 'choices' : items?.type === 'string' ? 'tags' : 'json';
    case 'map':
      return 'map';
    case 'string':
      return values !== undefined ? 'choice' : secret === true ? 'secret' : (MOMENTS[format ?? ''] ?? 'text');
    default:
      return 'json';
  }
}

/** Where the title of a field stands. */
const TITLE = { zh: 'zh', en: 'titleEn' } as const;

/** Digits behind the point of a number that need not be whole. */
const DECIMALS = 4;

const MOMENTS: Readonly<Record<string, AnyField['kind']>> = {
  date: 'date',
  'date-time': 'time',
  'date-time-offset': 'time',
};

/** Whether a form may not leave it empty: a call may ask for a text and take an empty one. */
function isAsked({ required, type, enum: values, min, pattern, format }: FieldData): boolean {
  const takesEmpty = type === 'array' || type === 'map' || (type === 'string' && values === undefined);
  return (
    required === true && type !== 'boolean' && (!takesEmpty || (min ?? 0) > 0 || (pattern ?? format) !== undefined)
  );
}

/** The values of an enum with the words of its labels. */
function optionsOf(values: FieldData['enum'] = [], labels: LabelTable = {}): Option[] {
  return values.map((value) => ({ value: String(value), label: labels[String(value)]?.[language] ?? String(value) }));
}

/**
 * What a form was filled in with, as the input of its call: what is empty and not required is left out, or taken away
 * where the call can.
 * @example onSubmit={(values) => ticket.contactUs(inputOf<ContactUsInput>(contactUsForm, values))}
 */
export function inputOf<Input>({ fields }: InputView, values: FormValues): Input {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (field === undefined || (isEmpty(value) && field.required !== true && field.nullable !== true)) {
      return [];
    }
    return [[name, isEmpty(value) && field.nullable === true ? null : value]];
  });
  return Object.fromEntries(given) as Input;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
