// A product made, copied or changed: what it costs and gives, how often it may be bought, and from when to when.
import { useQuery } from '@tanstack/react-query';
import { passportFeatureLabels } from '@uos/contract/labels';
import type { EconomyProduct } from '@uos/sdk/browser';
import type { ProductsCreateInput, ProductsUpdateInput } from '@uos/sdk/services/passport';
import { productsCreateForm, productsUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { language } from '../../../../kit/language/language.zh.ts';
import { passportOf } from '../../queries.ts';
import { type Amount, amountsOf } from '../amounts/amounts.ts';
import { AmountsInput, amountsProblem } from '../amounts/amounts-input.tsx';
import { categoriesQuery, productKeys, resourcesQuery } from '../queries.ts';
import { text } from './text.zh.ts';

type Schedule = NonNullable<ProductsCreateInput['resetSchedule']>;

type Values = ValuesOf<
  Omit<ProductsCreateInput, 'resetSchedule'>,
  { costs: readonly Amount[]; rewards: readonly Amount[] }
> & {
  reset: string;
  weekday: string;
  day: number | undefined;
  hour: number | undefined;
};

const TAKEN = 60_001;
const BAD_SLUG = 30_003;
const { resetSchedule } = passportFeatureLabels.product;
const RESETS = ['EveryDay', 'EveryWeek', 'EveryMonth'] as const;

interface ProductFormProps {
  readonly appId: string;
  readonly product?: EconomyProduct;
  /** A new one begins as this one is. */
  readonly like?: EconomyProduct;
  readonly onClose: () => void;
}

export default function ProductForm({ appId, product, like, onClose }: ProductFormProps) {
  const { products } = passportOf(appId);
  const categories = useQuery(categoriesQuery(appId));
  const resources = useQuery(resourcesQuery(appId));
  if (categories.isPending || resources.isPending) {
    return null;
  }
  const isNew = product === undefined;
  const shown = product ?? like;
  const fixed = product?.publishStatus === 'published' ? text.publishedFixed : undefined;
  const shelves = (categories.data ?? []).map(({ slugName, displayName }) => ({ value: slugName, label: displayName }));
  const fields = fieldsOf<Values>(productsCreateForm, {
    displayName: { half: true },
    slugName: { half: true, placeholder: 'starter-pack', description: text.slugHelp, when: () => isNew },
    categorySlug: {
      kind: 'choice',
      label: text.category,
      reason: fixed ?? (shelves.length === 0 ? text.noCategories : undefined),
      options: shelves,
    },
    costs: {
      kind: 'own',
      required: false,
      reason: fixed,
      description: text.costsHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.costs} money />,
    },
    rewards: {
      kind: 'own',
      required: true,
      reason: fixed,
      description: text.rewardsHelp,
      check: amountsProblem,
      render: (input) => <AmountsInput {...input} appId={appId} label={text.rewards} />,
    },
    limitCount: { half: true, description: text.limitHelp },
    reset: {
      kind: 'choice',
      label: text.reset,
      half: true,
      when: ({ limitCount }) => (limitCount ?? 0) > 0,
      options: [
        { value: '', label: text.never },
        ...RESETS.map((value) => ({ value, label: resetSchedule[value][language] })),
      ],
    },
    weekday: {
      kind: 'choice',
      label: text.weekday,
      half: true,
      when: (values) => isReset(values) && values.reset === 'EveryWeek',
      options: text.weekdays.map((name, index) => ({ value: String(index + 1), label: name })),
    },
    day: {
      kind: 'number',
      label: text.day,
      half: true,
      required: true,
      min: 1,
      // why by hand: the parts of a schedule are one object to the call
      max: 31,
      description: text.dayHelp,
      when: (values) => isReset(values) && values.reset === 'EveryMonth',
    },
    hour: {
      kind: 'number',
      label: text.hour,
      half: true,
      required: true,
      min: 0,
      // why by hand: as above
      max: 23,
      description: text.hourHelp,
      when: isReset,
    },
    startTime: { half: true, reason: fixed, description: text.startHelp },
    endTime: {
      half: true,
      description: text.endHelp,
      check: (end, { startTime }) =>
        startTime !== '' && Date.parse(end) <= Date.parse(startTime) ? text.endFirst : undefined,
    },
    customData: { description: text.customHelp },
  });
  const submit = (values: Values) => {
    const { reset: _reset, weekday: _weekday, day: _day, hour: _hour, ...plain } = values;
    const schedule = scheduleOf(values);
    const amounts = { costs: [...values.costs], rewards: [...values.rewards] };
    if (product === undefined) {
      const input = inputOf<ProductsCreateInput>(productsCreateForm, { ...plain, ...amounts });
      return products.create({ ...input, ...(schedule !== undefined && { resetSchedule: schedule }) });
    }
    const { slugName: _slug, ...change } = plain;
    const input = inputOf<Omit<ProductsUpdateInput, 'id'>>(productsUpdateForm, { ...change, ...amounts });
    return products.update({ ...input, ...amounts, id: product.id, resetSchedule: schedule ?? null });
  };
  const { type = '', day = 1, hour = 0 } = shown?.resetSchedule ?? {};
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(product.displayName)}
      size="lg"
      fields={fields}
      initial={{
        displayName: shown?.displayName ?? '',
        slugName: '',
        categorySlug: shown?.categorySlug ?? shelves[0]?.value ?? '',
        costs: amountsOf(shown?.costs ?? []),
        rewards: amountsOf(shown?.rewards ?? []),
        limitCount: shown?.limitCount ?? 0,
        reset: type,
        weekday: String(type === 'EveryWeek' ? day : 1),
        day: type === 'EveryMonth' ? day : 1,
        hour,
        startTime: shown?.startTime ?? '',
        endTime: shown?.endTime ?? '',
        customData: shown?.customData ?? {},
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ product: { displayName } }) => (isNew ? text.created(displayName) : text.saved(displayName))}
      errorFields={{ [TAKEN]: 'slugName', [BAD_SLUG]: 'slugName' }}
      refresh={productKeys(appId)}
      onClose={() => onClose()}
    />
  );
}

function isReset({ limitCount, reset }: Values): boolean {
  return (limitCount ?? 0) > 0 && reset !== '';
}

function scheduleOf(values: Values): Schedule | undefined {
  if (!isReset(values)) {
    return undefined;
  }
  const { reset, weekday, day = 1, hour = 0 } = values;
  const type = reset as Schedule['type'];
  return { type, hour, ...(type !== 'EveryDay' && { day: type === 'EveryWeek' ? Number(weekday) : day }) };
}
