// The configuration of an app as a file in a repository, and how it differs from what the platform has.
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { remoteConfigLabels } from '@uos/contract/labels';
import { placeInRule, ruleFaultWords } from '@uos/contract/messages';
import { evenWeights, readRule, serviceDefaults } from '@uos/contract/rules';
import type { ConfigDocument, Uos } from '@uos/sdk';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

const DEFAULT_FILE = 'remote-config.json';

export const FILE_ARG = {
  file: {
    optional: true,
    text: { zh: `文件，默认 ${DEFAULT_FILE}`, en: `File; ${DEFAULT_FILE} unless given` },
  },
} as const satisfies ArgSpecs;

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

type Said = Pick<Context, 'io' | 'say' | 'lang'>;
/** As a file has it: the version it was pulled at, and fields that are as by default left out. */
export type FileDocument = Partial<Pick<ConfigDocument, 'version'>> & {
  readonly configs: readonly (Omit<ConfigDocument['configs'][number], 'description'> & { description?: string })[];
  readonly overrides: readonly (Pick<ConfigDocument['overrides'][number], 'name'> &
    Partial<Omit<ConfigDocument['overrides'][number], 'variants'>> & { readonly variants?: readonly FileVariant[] })[];
};

type Variant = ConfigDocument['overrides'][number]['variants'][number];
type FileVariant = Pick<Variant, 'values'> & Partial<Variant>;

/** What a file may hold, which the platform checks. */
type Written = Pick<Parameters<Uos['remoteConfig']['document']['set']>[0], 'configs' | 'overrides'>;

function pathOf({ io }: Said, file: string | undefined): string {
  const given = file ?? DEFAULT_FILE;
  return isAbsolute(given) ? given : resolve(io.cwd, given);
}

/** @throws CliError with exit 2 where the file cannot be read as one */
export function readDocument(ctx: Said, file: string | undefined): FileDocument & Written {
  const path = pathOf(ctx, file);
  const named = file ?? DEFAULT_FILE;
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = (error as Error).message;
    throw usageError(
      'bad-file',
      () => ctx.say({ zh: `无法读取 ${named}：${reason}`, en: `${named} cannot be read: ${reason}` }),
      'uos remote-config pull',
      { cause: error },
    );
  }
  const { configs, overrides } = (read ?? {}) as { configs?: unknown; overrides?: unknown };
  if (!Array.isArray(configs) || !Array.isArray(overrides)) {
    throw usageError(
      'bad-file',
      () =>
        ctx.say({
          zh: `${named} 里应有 configs 与 overrides 两个列表。`,
          en: `${named} needs two lists, configs and overrides.`,
        }),
      'uos remote-config pull',
    );
  }
  refuseWrongRules(ctx, overrides);
  return { ...(read as FileDocument & Written), ...asTexts({ configs, overrides }) };
}

type Loose = Readonly<Record<string, unknown>>;

/**
 * Values as people write them, such as `3` and `true`, as the texts they are kept as; what an override sets has the type
 * of its config unless it says one.
 */
function asTexts({ configs, overrides }: Readonly<Record<'configs' | 'overrides', readonly unknown[]>>): Written {
  const types = new Map(configs.filter(isObject).map(({ key, type }) => [key, type]));
  const asText = (one: unknown): unknown => {
    if (!isObject(one)) {
      return one;
    }
    const { type = types.get(one.key), value } = one;
    return { ...one, ...(type !== undefined && { type }), ...('value' in one && { value: textOf(value, type) }) };
  };
  const within = (key: string, each: (one: unknown) => unknown) => (one: unknown) =>
    isObject(one) && Array.isArray(one[key]) ? { ...one, [key]: one[key].map(each) } : one;
  return {
    configs: configs.map(asText),
    overrides: overrides.map(within('variants', within('values', asText))),
  } as Written;
}

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** why not every number: JSON has rounded a long one, and what was meant is lost */
function textOf(value: unknown, type: unknown): unknown {
  const isExact =
    typeof value === 'number' && (type === 'FLOAT' || !Number.isInteger(value) || Number.isSafeInteger(value));
  if (isExact || typeof value === 'boolean') {
    return String(value);
  }
  return type === 'JSON' && isObject(value) ? JSON.stringify(value) : value;
}

type Settings = Pick<Uos['remoteConfig']['settings'], 'simulate'>;

/** What is wrong with a file the platform says before anybody is asked whether to write it. */
export async function refuseUnwritable({ simulate }: Settings, { configs, overrides }: Written): Promise<void> {
  await simulate({ document: { configs, overrides } });
}

/** why here: the file shows which override it is, and where; what else may be wrong with it the platform says */
function refuseWrongRules(ctx: Said, overrides: readonly unknown[]): void {
  for (const override of overrides) {
    const { name, rule } = (override ?? {}) as { readonly name?: unknown; readonly rule?: unknown };
    const { fault } = typeof rule === 'string' ? readRule(rule) : {};
    if (fault !== undefined) {
      throw usageError(
        'bad-rule',
        () => {
          const words = ruleFaultWords(fault.message, ctx.lang);
          const { line, column } = placeInRule(String(rule), fault.position);
          return ctx.say({
            zh: `“${name}”的规则有误，第 ${line} 行第 ${column} 个字符：${words}。`,
            en: `The rule of "${name}" is wrong, line ${line}, character ${column}: ${words}.`,
          });
        },
        'uos remote-config try --help',
      );
    }
  }
}

export function writeDocument(ctx: Said, file: string | undefined, document: FileDocument): string {
  writeFileSync(pathOf(ctx, file), `${JSON.stringify(document, undefined, 2)}\n`);
  return file ?? DEFAULT_FILE;
}

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

/** Somebody has changed the platform since the file was pulled: exit 6, and nothing was done. */
export function movedOn(
  { say }: Said,
  { pulled, current }: { readonly pulled: number; readonly current: number },
): CliError {
  return new CliError('moved-on', {
    exit: EXIT.conflict,
    what: () =>
      say({
        zh: `文件是第 ${pulled} 版，平台已是第 ${current} 版。`,
        en: `The file is of version ${pulled}, the platform is at ${current}.`,
      }),
    why: () =>
      say({
        zh: '直接写入会抹掉别人的修改。先拉取，再把自己的修改加上。',
        en: 'Writing it would undo what others changed. Pull first, then make your change again.',
      }),
    next: 'uos remote-config pull',
  });
}
