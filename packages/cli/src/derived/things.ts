// Finds a thing by what people call it, in the list that the contract has of its kind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from '@uos/contract/rules';
import type { Connection } from '../connection/connect.ts';
import { CliError, EXIT, usageError } from '../errors/cli-error.ts';
import type { Settings } from '../profile/where/settings.ts';
import type { Context } from '../program/context.ts';
import { take } from '../program/lists.ts';
import { GENERATED } from '../program/manifest.ts';
import { isUuid } from '../text/ids.ts';
import type { Text } from '../text/text.ts';
import { methodOf } from './method.ts';

export interface Thing {
  readonly ref: string;
  /** Id of the call that lists it. */
  readonly operation: string;
  /** Command that lists it. */
  readonly ls: string;
  readonly title: Text;
  /** Field of a row that holds its id. */
  readonly key: string;
  /** Its id is a UUID, so a word that is none is a name. */
  readonly isUuid: boolean;
  readonly names: readonly Name[];
  /** Field that says more of it. */
  readonly detail?: string;
  /** Path parameters of the list, and what each of them names. */
  readonly within?: Readonly<Record<string, string>>;
  readonly isPaged?: boolean;
  /** Key of a reply without pages that holds the rows. */
  readonly at?: string;
}

interface Name {
  /** Field of a row; `badges.name` of each in a list. */
  readonly path: string;
  readonly isNumber?: true;
  /** Key of the input by which the list is asked for it. */
  readonly filter?: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** What else is known of the line, by what it names: the bucket of a release. */
export type Known = Readonly<Record<string, string | undefined>>;

export type Finding = Pick<Context<unknown, unknown>, 'uos' | 'settings' | 'say'>;

/** More of one name than this are not looked through: lists that can be asked for a name are asked. */
const MOST = 5000;

/** What the settings choose of a kind. */
const CURRENT: Readonly<Record<string, 'app' | 'bucket' | 'org' | undefined>> = {
  'app.app': 'app',
  'multiverse.game': 'app',
  'cdn.bucket': 'bucket',
  'org.org': 'org',
};

let things: ReadonlyMap<string, Thing> | undefined;

/** Undefined of a kind that is in no list, or has no names. */
export function thingOf(ref: string): Thing | undefined {
  things ??= new Map(
    (JSON.parse(readFileSync(join(GENERATED, 'manifest/things.json'), 'utf8')) as Thing[]).map((one) => [one.ref, one]),
  );
  return things.get(ref);
}

/** Is the word a name of such a thing rather than its id? */
export function isName(ref: string, word: string): boolean {
  return !isUuid(word) && thingOf(ref)?.isUuid === true;
}

/** The id of what `word` names; an id is its own. Throws CliError: exit 3 for an unknown name, 2 where several have it. */
export async function idNamed(finding: Finding, ref: string, word: string, known: Known = {}): Promise<string> {
  const thing = isName(ref, word) ? thingOf(ref) : undefined;
  return thing === undefined ? word : String((await rowNamed(finding, ref, word, known))[thing.key]);
}

/** The same whole, as its list has it. */
export async function rowNamed<T = Row>(finding: Finding, ref: string, word: string, known: Known = {}): Promise<T> {
  const rows = await rowsNamed<T & Row>(finding, ref, word, known);
  return onlyOf(finding, ref, word, rows);
}

/** Every row of that name, or the one of that id. */
export async function rowsNamed<T extends Row = Row>(
  finding: Finding,
  ref: string,
  word: string,
  known: Known = {},
): Promise<readonly T[]> {
  const thing = named(ref);
  const within = await placeOf(finding, thing, known);
  const paths: readonly Name[] = isUuid(word) ? [{ path: thing.key }] : thing.names;
  for (const { path, filter, isNumber } of paths) {
    if (isNumber !== true || /^\d{1,10}$/.test(word)) {
      const asked = filter === undefined ? {} : { [filter]: isNumber ? Number(word) : word };
      const rows = await rowsOf(finding.uos, thing, { ...within, ...asked }, MOST);
      // why again: servers find parts of names, and a bucket called "game" must not hide behind twenty others
      const found = rows.filter((row) => wordsAt(row, path).includes(word));
      if (found.length > 0) {
        return found as readonly T[];
      }
    }
  }
  return [];
}

/** The only one; throws CliError with exit 3 for none, exit 2 for several. */
export function onlyOf<T extends Row>({ say }: Pick<Finding, 'say'>, ref: string, word: string, rows: readonly T[]): T {
  const { title, ls, key } = named(ref);
  const [only, ...others] = rows;
  if (only === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => say({ zh: `${beside('没有', title.zh)}“${word}”。`, en: `There is no ${title.en} "${word}".` }),
      next: `uos ${ls}`,
    });
  }
  if (others.length > 0) {
    throw new CliError('several', {
      exit: EXIT.usage,
      what: () =>
        say({
          zh: `${beside('有多个', title.zh, '叫')}“${word}”，用 ID 指定。`,
          en: `Several are called "${word}"; give the id of the ${title.en}.`,
        }),
      why: () => rows.map((row) => String(row[key])).join(', '),
      next: `uos ${ls}`,
    });
  }
  return only;
}

function named(ref: string): Thing {
  const thing = thingOf(ref);
  if (thing === undefined) {
    throw new Error(`nothing lists ${ref} by a name`);
  }
  return thing;
}

/** Where the list of such things is: in the app or bucket that the line or the settings name. */
export async function placeOf(finding: Finding, thing: Thing, known: Known): Promise<Record<string, string>> {
  const place: Record<string, string> = {};
  for (const [param, ref] of Object.entries(thing.within ?? {})) {
    place[param] = await idNamed(finding, ref, known[ref] ?? currentOf(finding, thing, ref));
  }
  return place;
}

function currentOf({ settings, say }: Finding, { title }: Thing, ref: string): string {
  const value = chosenOf(settings, ref);
  if (value !== undefined) {
    return value;
  }
  const kind = CURRENT[ref];
  throw kind === undefined
    ? usageError('needs-id', () => say({ zh: beside(title.zh, '用 ID 指定。'), en: `Give the id of the ${title.en}.` }))
    : usageError(`no-${kind}`, (t) => ({ app: t.errors.noApp, bucket: t.errors.noBucket, org: t.errors.noOrg })[kind]);
}

/** What the settings choose of the kind; undefined where they choose none. */
export function chosenOf(settings: Settings, ref: string): string | undefined {
  const kind = CURRENT[ref];
  return kind && settings[kind]?.value;
}

export async function rowsOf(
  uos: Connection,
  thing: Thing,
  input: Record<string, unknown>,
  most: number,
): Promise<readonly Row[]> {
  const method = await methodOf(uos.parts, thing.operation);
  if (thing.isPaged) {
    return (await take(method.all(input), most)) as Row[];
  }
  const answer = await method(input);
  return (thing.at === undefined ? answer : (answer as Row)[thing.at]) as Row[];
}

/** What stands at the path, of each in a list. */
export function wordsAt(row: Row, path: string): readonly string[] {
  const [field = '', inner] = path.split('.');
  const value = row[field];
  const words = inner === undefined ? [value] : ((value ?? []) as readonly Row[]).map((one) => one[inner]);
  return words.flatMap((word) => (word === undefined || word === null || word === '' ? [] : [String(word)]));
}
