// An economy as files in a repository: read and held to the rules of the calls before anything is sent, and written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '@uos/contract/rules';
import { checkInput, type OperationFields, type Problem, problemText } from '@uos/sdk/fields';
import { checkDryWrite } from '../../../connection/dry-run.ts';
import { fieldsOf } from '../../../derived/validate.ts';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { ArgSpecs } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import {
  isObject,
  type Kind,
  partsOf,
  type Remote,
  type Value,
  withBriefParts,
  without,
  withWholeParts,
} from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Wanted } from './plan.ts';

export type AnyContext = Context<unknown, unknown>;

const DEFAULT_FOLDER = 'economy';

export const FOLDER_ARG = {
  folder: {
    optional: true,
    text: { zh: `目录，默认 ${DEFAULT_FOLDER}`, en: `Folder; ${DEFAULT_FOLDER} unless given` },
  },
} as const satisfies ArgSpecs;

/** By kind what the files of a folder say; a kind without a file is in it not at all. Throws CliError with exit 2. */
export async function readFolder(
  ctx: AnyContext,
  given: string | undefined,
): Promise<ReadonlyMap<Kind, Readonly<Record<string, Wanted>>>> {
  const folder = resolve(ctx.io.cwd, given ?? DEFAULT_FOLDER);
  refuseStrangers(ctx, folder, given ?? DEFAULT_FOLDER);
  const found = new Map<Kind, Readonly<Record<string, Wanted>>>();
  for (const kind of KINDS) {
    const path = join(folder, kind.file);
    if (existsSync(path)) {
      found.set(kind, await readKind(ctx, kind, path));
    }
  }
  return found;
}

/** why: a file whose name is a letter off would be a push of nothing */
function refuseStrangers({ say }: AnyContext, folder: string, named: string): void {
  const known = KINDS.map(({ file }) => file);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const stranger = files.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    const near = nearest(stranger, known) ?? known.join(', ');
    throw usageError(
      'unknown-file',
      () =>
        say({
          zh: `${named} 里的 ${stranger} 不是经济的文件；应为 ${near}。`,
          en: `${stranger} in ${named} is no file of an economy; did you mean ${near}?`,
        }),
      'uos passport shop pull --help',
    );
  }
  if (files.length === 0) {
    throw usageError(
      'no-economy',
      () => say({ zh: `${named} 里没有 ${known.join('、')}。`, en: `${named} has none of ${known.join(', ')}.` }),
      'uos passport shop pull',
    );
  }
}

async function readKind(ctx: AnyContext, kind: Kind, path: string): Promise<Record<string, Wanted>> {
  const wrong = (reason: string) =>
    usageError('bad-file', () => `${kind.file}: ${reason}`, 'uos passport shop pull --help');
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong((error as Error).message);
  }
  if (!isObject(read)) {
    throw wrong(
      ctx.say({ zh: '应是一个对象，每个键是一个标识。', en: 'it has to be an object whose keys are identifiers.' }),
    );
  }
  const rules = await rulesOf(kind);
  return Object.fromEntries(
    Object.entries(read).map(([slug, told]) => {
      const value = isObject(told) ? told : {};
      const { published, ...rest } = kind.publishing === undefined ? { published: false, ...value } : value;
      const given = kind.publishing === undefined ? value : rest;
      const [problem] = problemsOf(kind, rules, slug, given);
      if (!isObject(told) || problem !== undefined) {
        throw wrong(`${slug}: ${problem === undefined ? '{}' : reasonOf(ctx, kind, rules, problem)}`);
      }
      if (published !== undefined && typeof published !== 'boolean') {
        throw wrong(`${slug}: published: true | false`);
      }
      return [slug, { value: whole(kind, rules.fields, given), isPublished: published === true }];
    }),
  );
}

interface Rules {
  readonly fields: OperationFields;
  /** Of parts that have a call of their own, by key. */
  readonly parts: Readonly<Record<string, OperationFields>>;
}

async function rulesOf({ operation, parts = {} }: Kind): Promise<Rules> {
  const own = Object.entries(parts).flatMap(([key, { made }]) => (made === undefined ? [] : [[key, made] as const]));
  const found = await Promise.all(own.map(async ([key, made]) => [key, await fieldsOf(made.operation)] as const));
  const held = Object.values(parts).flatMap(({ holds = [] }) => holds);
  const fields = Object.entries(await fieldsOf(operation)).filter(([key]) => !held.includes(key));
  return { fields: Object.fromEntries(fields), parts: Object.fromEntries(found) };
}

/** What is wrong, by the key that stands in the file: nobody finds its label there. */
function reasonOf(ctx: AnyContext, kind: Kind, rules: Rules, problem: Problem): string {
  const told = problemText(problem, ctx.lang);
  const named = told.includes(problem.path) ? told : `${told} (${problem.path})`;
  return problem.kind === 'unknown' ? `${named}${meantBy(ctx, kind, rules, problem.path)}` : named;
}

/** Where a key that is not known belongs, or which was meant. */
function meantBy({ say }: AnyContext, { parts = {} }: Kind, rules: Rules, path: string): string {
  const part = Object.keys(parts).find((key) => parts[key]?.holds?.includes(path) === true);
  if (part !== undefined) {
    return say({ zh: `，应写为 ${part}.${path}`, en: `; here it is ${part}.${path}` });
  }
  const of = Object.keys(rules.parts).find((key) => path.startsWith(`${key}[`) || path.startsWith(`${key}.`));
  const fields = of === undefined ? rules.fields : (rules.parts[of] ?? {});
  const near = nearest(path.slice(path.lastIndexOf('.') + 1), Object.keys(fields));
  return near === undefined ? '' : say({ zh: `，是不是 ${near}？`, en: `; did you mean ${near}?` });
}

/** What is wrong with what a file says of one thing, and of its parts that are made by a call of their own. */
function problemsOf(kind: Kind, { fields, parts }: Rules, slug: string, given: Value): readonly Problem[] {
  const apart = partsOf(kind, given).filter(([, { made }]) => made !== undefined);
  const isApart = (key: string): boolean =>
    apart.some(([part]) => part === key) || (kind.parts?.[key]?.isOne === true && given[key] === null);
  const own = Object.fromEntries(Object.entries(given).filter(([key]) => !isApart(key)));
  const ofParts = apart.flatMap(([key, { isOne, made }, rows]) =>
    rows.flatMap((row, at) =>
      checkInput(parts[key] ?? {}, { ...(made !== undefined && { [made.of]: slug }), ...row }).map(
        (problem): Problem => ({ ...problem, path: `${key}${isOne === true ? '' : `[${at}]`}.${problem.path}` }),
      ),
    ),
  );
  const found = [...checkInput(fields, { slugName: slug, ...own }), ...ofParts];
  // why first: a key that is misspelt is also one that is missing
  return [...found.filter(({ kind: of }) => of === 'unknown'), ...found.filter(({ kind: of }) => of !== 'unknown')];
}

/** With what goes without saying, and every moment as the platform writes it. */
function whole(kind: Kind, fields: OperationFields, given: Value): Value {
  const moments = Object.entries(given).flatMap(([key, one]) =>
    fields[key]?.format === 'date-time-offset' && typeof one === 'string' ? [[key, new Date(one).toISOString()]] : [],
  );
  const value = withWholeParts(kind, { ...kind.defaults, ...given, ...Object.fromEntries(moments) });
  return kind.normal?.(value) ?? value;
}

/** Writes one kind as it is on the platform, without what goes without saying. Answers the path. */
export function writeKind(ctx: AnyContext, given: string | undefined, kind: Kind, remote: readonly Remote[]): string {
  const folder = resolve(ctx.io.cwd, given ?? DEFAULT_FOLDER);
  const path = join(folder, kind.file);
  const own = remote.filter(({ isBuiltIn }) => isBuiltIn !== true).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const told = own.map(({ slug, value, isPublished }) => [
    slug,
    { ...withBriefParts(kind, without(value, kind.defaults)), ...(isPublished === true && { published: true }) },
  ]);
  const text = `${JSON.stringify(Object.fromEntries(told), undefined, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) {
    return path;
  }
  checkDryWrite(ctx.env, path);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  } catch (cause) {
    throw new CliError('unwritable-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.unwritable(path),
      why: () => (cause as Error).message,
      cause,
    });
  }
  return path;
}
