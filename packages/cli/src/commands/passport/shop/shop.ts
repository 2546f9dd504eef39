// What the shop commands share: files against the platform, and the rows that say how they differ.

import { nearest } from '@uos/contract/rules';
import { isUosError, type UosApiError } from '@uos/sdk/http';
import { usageError } from '../../../errors/cli-error.ts';
import type { FlagSpecs, Output } from '../../../program/command.ts';
import type { Text } from '../../../text/text.ts';
import { type AnyContext, readFolder } from './files.ts';
import { isObject, type Kind, type Passport, type Remote, type Value, withWholeParts } from './kind.ts';
import { KIND_LABELS, KINDS } from './kinds.ts';
import { type Action, danglingOf, isSame, neverOf, planOf, type Side, type Step } from './plan.ts';

const ACTIONS = {
  create: { zh: '新建', en: 'create', color: 'green' },
  change: { zh: '修改', en: 'change', color: 'yellow' },
  publish: { zh: '发布', en: 'publish', color: 'green' },
  revoke: { zh: '撤下', en: 'revoke', color: 'yellow' },
  delete: { zh: '删除', en: 'delete', color: 'red' },
} as const satisfies Record<Action, unknown>;

export const STEP_OUTPUT: Output = {
  columns: [
    { field: 'action', title: { zh: '操作', en: 'Action' }, labels: ACTIONS },
    { field: 'kind', title: { zh: '类别', en: 'Kind' }, labels: KIND_LABELS },
    { field: 'slug', title: { zh: '标识', en: 'Identifier' } },
    {
      field: 'live',
      title: { zh: '玩家可见', en: 'Players see it' },
      labels: { true: { zh: '是', en: 'yes', color: 'red' }, false: { zh: '', en: '', color: 'gray' } },
    },
    { field: 'detail', title: { zh: '说明', en: 'Detail' } },
  ],
  fields: ['action', 'kind', 'slug', 'live', 'detail'],
};

export const RECONCILE_FLAG = {
  reconcile: {
    type: 'boolean',
    text: { zh: '删除文件里没有的', en: 'Delete what the files do not have' },
  },
} as const satisfies FlagSpecs;

export interface StepRow {
  readonly action: Action;
  readonly kind: string;
  readonly slug: string;
  readonly live: boolean;
  readonly detail: string;
}

/** What it takes to make the platform as the files say; throws CliError with exit 2 for what can never be. */
export async function planned(ctx: AnyContext, folder: string | undefined, reconcile: boolean): Promise<Step[]> {
  const files = await readFolder(ctx, folder);
  const passport = await ctx.uos.service('passport');
  const sides: Side[] = [];
  for (const kind of KINDS) {
    const wanted = files.get(kind);
    // why also of a kind without a file: what the others name may be there already
    const remote = wanted === undefined ? await listed(kind, passport) : await whole(kind, passport);
    sides.push({ kind, wanted, remote: remote ?? [] });
  }
  refuseNever(ctx, sides);
  refuseDangling(ctx, sides, reconcile);
  return planOf(sides, { reconcile });
}

/** What there is of a kind; undefined on a platform that does not serve it yet. */
export async function listed(kind: Kind, passport: Passport): Promise<readonly Remote[] | undefined> {
  try {
    return await whole(kind, passport);
  } catch (error) {
    if (isUosError(error) && (error as Partial<UosApiError>).status === 501) {
      return undefined;
    }
    throw error;
  }
}

/** why in their order: of two places that are the same, the platform puts the older part first */
async function whole(kind: Kind, passport: Passport): Promise<readonly Remote[]> {
  return (await kind.list(passport)).map(({ value, ...one }) => ({ ...one, value: withWholeParts(kind, value) }));
}

function refuseNever({ say }: AnyContext, sides: readonly Side[]): void {
  const [first] = neverOf(sides);
  if (first !== undefined) {
    const { kind, slug, keys } = first;
    throw usageError(
      'never-changes',
      () =>
        say({
          zh: `${kind.file} 里 ${slug} 的 ${keys.join('、')} 创建后不能修改。`,
          en: `${keys.join(', ')} of ${slug} in ${kind.file} cannot change once it is made.`,
        }),
      'uos passport shop diff',
    );
  }
}

function refuseDangling({ say }: AnyContext, sides: readonly Side[], reconcile: boolean): void {
  const [first] = danglingOf(sides, { reconcile });
  if (first !== undefined) {
    const { file, of, at, slug, known } = first;
    const near = nearest(slug, known);
    throw usageError('unknown-name', () =>
      say({
        zh: `${file} 里 ${of} 的 ${at}：没有 ${slug}${near === undefined ? '' : `，最接近的是 ${near}`}。`,
        en: `${of} in ${file}: ${at}: there is no ${slug}${near === undefined ? '' : `; nearest: ${near}`}.`,
      }),
    );
  }
}

export function rowOf(ctx: Pick<AnyContext, 'say'>, { action, kind, slug, live, value, was, reopens }: Step): StepRow {
  const reopened: Text = { zh: '（短暂撤下）', en: ' (revoked for a moment)' };
  const gone = action === 'delete' && kind.takesAlong !== undefined ? ctx.say(kind.takesAlong) : '';
  const detail = action === 'change' ? `${changesOf(kind, value, was)}${reopens ? ctx.say(reopened) : ''}` : gone;
  return { action, kind: kind.name, slug, live, detail };
}

function changesOf({ parts = {} }: Kind, value: Value, was: Value): string {
  return Object.entries(value)
    .map(([key, one]) => {
      const before = was[key];
      if (Array.isArray(before) && Array.isArray(one) && Object.hasOwn(parts, key)) {
        return `${key}: ${partChanges(before, one)}`;
      }
      return isObject(before) && isObject(one)
        ? keyChanges(key, before, one)
        : `${key}: ${shown(before)} → ${shown(one)}`;
    })
    .join(', ');
}

/** `key.of: was → is`, of the keys that differ. */
const keyChanges = (key: string, was: Value, is: Value): string =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((of) => !isSame(was[of], is[of]))
    .map((of) => `${key}.${of}: ${shown(was[of])} → ${shown(is[of])}`)
    .join(', ');

/** `+new -gone ~changed`, by the slugs of parts. */
function partChanges(was: readonly Value[], is: readonly Value[]): string {
  const before = new Map(was.map((part) => [part.slugName, part]));
  const after = new Set(is.map(({ slugName }) => slugName));
  return [
    ...is.flatMap((part) => {
      const found = before.get(part.slugName);
      return found === undefined ? [`+${part.slugName}`] : isSame(found, part) ? [] : [`~${part.slugName}`];
    }),
    ...was.flatMap(({ slugName }) => (after.has(slugName) ? [] : [`-${slugName}`])),
  ].join(' ');
}

/** `35 JADE` rather than a list of objects, and `1-3: 35 JADE` of prizes. */
function shown(value: unknown): string {
  const rows = Array.isArray(value) ? (value as readonly Prize[]) : [];
  if (rows.length > 0 && rows.every(({ resourceSlug }) => resourceSlug !== undefined)) {
    return rows.map(({ resourceSlug, quantity }) => `${quantity} ${resourceSlug}`).join(' + ');
  }
  if (rows.length > 0 && rows.every(({ items }) => items !== undefined)) {
    return rows.map(({ from, to, tier = `${from}-${to}`, items }) => `${tier}: ${shown(items)}`).join('; ');
  }
  return JSON.stringify(value ?? null);
}

interface Prize {
  readonly resourceSlug?: string;
  readonly quantity?: number;
  readonly from?: number;
  readonly to?: number;
  readonly tier?: string;
  readonly items?: unknown;
}

/** `create product starter-pack` in the words of the run. */
export function stepText({ action, kind, slug }: Pick<Step, 'action' | 'kind' | 'slug'>): Text {
  return {
    zh: `${ACTIONS[action].zh}${kind.title.zh} ${slug}`,
    en: `${ACTIONS[action].en} ${kind.title.en} ${slug}`,
  };
}
