// What the platform of an origin serves: asked for when it matters, and remembered for help and lists, which ask nobody.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../profile/where/folders.ts';
import type { Context } from '../program/context.ts';
import type { Io } from '../terminal/io.ts';

type Kept = Readonly<Record<string, readonly string[]>>;

/** Ids of the calls that `origin` served when it was asked last; undefined where it never was. */
export function knownServed({ env }: Pick<Io, 'env'>, origin: string): ReadonlySet<string> | undefined {
  const served = read(env)[origin];
  return served && new Set(served);
}

/** The same, asked now; undefined of a platform that does not tell. */
export async function askServed(
  ctx: Pick<Context<unknown, unknown>, 'uos' | 'env'>,
): Promise<ReadonlySet<string> | undefined> {
  try {
    const { Operations } = await (await ctx.uos.service('session')).served();
    keep(ctx.env, ctx.uos.origin, Operations);
    return new Set(Operations);
  } catch (error) {
    if (typeof (error as { readonly status?: unknown } | undefined)?.status === 'number') {
      return undefined;
    }
    throw error;
  }
}

/** What help is given: nothing is read of the settings before something is known of any platform. */
export async function servedHere(io: Io, line: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  if (!existsSync(fileOf(io.env))) {
    return undefined;
  }
  const { settingsOf } = await import('../profile/where/settings.ts');
  const givenTo = (flag: string): string | undefined =>
    line.find((word) => word.startsWith(`${flag}=`))?.slice(flag.length + 1) ??
    (line.includes(flag) ? line[line.indexOf(flag) + 1] : undefined);
  try {
    const { origin } = settingsOf(io, { origin: givenTo('--origin'), profile: givenTo('--profile') });
    return knownServed(io, origin.value);
  } catch {
    // why: what is wrong with the settings is told by the command, and help is there to be read
    return undefined;
  }
}

function read(env: Io['env']): Kept {
  try {
    return JSON.parse(readFileSync(fileOf(env), 'utf8')) as Kept;
  } catch {
    return {};
  }
}

/** why silent: what cannot be remembered is asked for again, and nothing else is lost */
function keep(env: Io['env'], origin: string, served: readonly string[]): void {
  const file = fileOf(env);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ ...read(env), [origin]: served }), { mode: 0o600 });
  } catch {
    // see above
  }
}

function fileOf(env: Io['env']): string {
  return join(stateFolder(env), 'served.json');
}
