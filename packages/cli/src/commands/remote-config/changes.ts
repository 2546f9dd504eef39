// How a file of the configuration differs from what the platform has.
import { remoteConfigLabels } from '@uos/contract/labels';
import { evenWeights, serviceDefaults } from '@uos/contract/rules';
import type { ConfigDocument } from '@uos/sdk';
import type { Output } from '../../program/command.ts';
import type { FileDocument, FileVariant } from './file.ts';

export const CHANGE_OUTPUT: Output = {
  columns: [
    { field: 'change', title: { zh: '变更', en: 'Change' }, labels: remoteConfigLabels.configChange.change },
    { field: 'kind', title: { zh: '类型', en: 'Kind' }, labels: remoteConfigLabels.configChange.kind },
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'from', title: { zh: '现在', en: 'Now' } },
    { field: 'to', title: { zh: '改为', en: 'Then' } },
  ],
  fields: ['change', 'kind', 'name', 'from', 'to', 'live'],
};

export interface ChangeRow {
  readonly change: 'created' | 'changed' | 'deleted';
  readonly kind: 'config' | 'override';
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Players get it as soon as it is written. */
  readonly live: boolean;
}

const { variantName } = serviceDefaults['remote-config'];

/** What `push` would change, configs first. */
export function changesOf(now: ConfigDocument, next: FileDocument): ChangeRow[] {
  const used = new Set(
    now.overrides
      .filter(({ status }) => status === 'enable')
      .flatMap(({ variants }) => variants.flatMap(({ values }) => values.map(({ key }) => key))),
  );
  const configs = differing({
    kind: 'config',
    now: now.configs.map((one) => ({ id: one.key, name: one.key, text: configText(one), isLive: true })),
    next: next.configs.map((one) => ({ id: one.key, name: one.key, text: configText(one), isLive: true })),
  });
  const overrides = differing({
    kind: 'override',
    now: now.overrides.map((one) => overrideThing(one, one.overrideId)),
    next: next.overrides.map((one) => overrideThing(one, one.overrideId ?? namesake(now, one.name))),
  });
  return [
    ...configs.map((row) => ({ ...row, live: row.live && (row.change !== 'created' || used.has(row.name)) })),
    ...overrides,
  ];
}

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isLive: boolean;
}

function overrideThing(one: FileDocument['overrides'][number], id: string): Thing {
  return { id, name: one.name, text: overrideText(one), isLive: one.status === 'enable' };
}

function namesake({ overrides }: ConfigDocument, name: string): string {
  const [first, ...others] = overrides.filter((one) => one.name === name);
  return first === undefined || others.length > 0 ? `new ${name}` : first.overrideId;
}

function differing({
  kind,
  now,
  next,
}: {
  readonly kind: ChangeRow['kind'];
  readonly now: readonly Thing[];
  readonly next: readonly Thing[];
}): ChangeRow[] {
  const old = new Map(now.map((one) => [one.id, one]));
  const stays = new Set(next.map(({ id }) => id));
  const rows = next.flatMap(({ id, name, text, isLive }): ChangeRow[] => {
    const was = old.get(id);
    if (was?.text === text) {
      return [];
    }
    const change = was === undefined ? 'created' : 'changed';
    return [{ change, kind, name, from: was?.text ?? '', to: text, live: isLive || was?.isLive === true }];
  });
  const gone = now
    .filter(({ id }) => !stays.has(id))
    .map(({ name, text, isLive }): ChangeRow => ({ change: 'deleted', kind, name, from: text, to: '', live: isLive }));
  return [...rows, ...gone];
}

const configText = ({ type, value, description = '' }: FileDocument['configs'][number]): string =>
  description === '' ? `${type} ${value}` : `${type} ${value} (${description})`;

/** All that an override is, on one line, as it is without what goes without saying. */
function overrideText(one: FileDocument['overrides'][number]): string {
  const { status = 'disable', priority = 1000, rolloutPercentage = 100, rule = 'true' } = one;
  const { startDate = '', endDate = '', description = '' } = one;
  const variants: readonly FileVariant[] = one.variants ?? [{ values: [] }];
  const weights = evenWeights(variants.length);
  const times = startDate === '' && endDate === '' ? [] : [`${startDate}..${endDate}`];
  const values = variants.map(({ name = variantName, weight, values: set }, at) => {
    const each = set.map(({ key, value }) => `${key}=${value}`).join(' ');
    return `${name} ${weight ?? weights[at]}%: ${each}`;
  });
  return [
    status,
    `#${priority}`,
    `${rolloutPercentage}%`,
    rule === '' ? 'true' : rule,
    ...times,
    description,
    ...values,
  ]
    .filter((text) => text !== '')
    .join(' | ');
}
