// The configuration of an app as a file in a repository: read as people write it, and refused where it will not do.
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { placeInRule, ruleFaultWords } from '@uos/contract/messages';
import { readRule } from '@uos/contract/rules';
import type { ConfigDocument, Uos } from '@uos/sdk';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import type { ArgSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

const DEFAULT_FILE = 'remote-config.json';

export const FILE_ARG = {
  file: {
    optional: true,
    text: { zh: `文件，默认 ${DEFAULT_FILE}`, en: `File; ${DEFAULT_FILE} unless given` },
  },
} as const satisfies ArgSpecs;

type Said = Pick<Context, 'io' | 'say' | 'lang'>;
/** As a file has it: the version it was pulled at, and fields that are as by default left out. */
export type FileDocument = Partial<Pick<ConfigDocument, 'version'>> & {
  readonly configs: readonly (Omit<ConfigDocument['configs'][number], 'description'> & { description?: string })[];
  readonly overrides: readonly (Pick<ConfigDocument['overrides'][number], 'name'> &
    Partial<Omit<ConfigDocument['overrides'][number], 'variants'>> & { readonly variants?: readonly FileVariant[] })[];
};

type Variant = ConfigDocument['overrides'][number]['variants'][number];
export type FileVariant = Pick<Variant, 'values'> & Partial<Variant>;

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
