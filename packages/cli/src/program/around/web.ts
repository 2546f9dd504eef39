// --web: the same thing in the console, in a browser where one can be opened, else its address.

import { CliError, EXIT } from '../../errors/cli-error.ts';
import { isUuid } from '../../text/ids.ts';
import type { Context } from '../context.ts';

/** Opens the screen of the command and answers its address. Throws CliError with exit 2 where the console has none. */
export async function openInConsole(ctx: Context, path: string | undefined): Promise<{ readonly url: string }> {
  if (path === undefined) {
    throw new CliError('no-screen', {
      exit: EXIT.usage,
      what: (t) => t.errors.noScreen,
      next: `uos ${ctx.command.id} --help`,
    });
  }
  const url =
    ctx.settings.origin.value + filled(path, ctx, path.includes('{bucketId}') ? await bucketId(ctx) : undefined);
  const { awayFromBrowser, openBrowser } = await import('../../terminal/browser.ts');
  if (awayFromBrowser(ctx.io) === undefined) {
    await openBrowser(url);
  }
  return { url };
}

/** Fills the parameters from arguments, flags and settings; what is not known cuts the path back to the list above. */
function filled(path: string, ctx: Context, bucket: string | undefined): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const name = /^\{(\w+)\??\}$/.exec(part)?.[1];
    const value = name === undefined ? part : name === 'bucketId' ? bucket : known(name, ctx);
    if (value === undefined) {
      break;
    }
    parts.push(name === undefined ? value : encodeURIComponent(value));
  }
  return parts.join('/') || '/';
}

/** Of the bucket that was named or chosen; undefined where there is none. Throws CliError with exit 3 for a wrong name. */
async function bucketId(ctx: Context): Promise<string | undefined> {
  const { bucket } = { ...ctx.flags, ...ctx.args } as { readonly bucket?: string };
  const given = bucket ?? ctx.settings.bucket?.value;
  if (given === undefined || isUuid(given)) {
    return given;
  }
  const { bucketIdOf } = await import('../../commands/cdn/bucket/buckets.ts');
  try {
    return await bucketIdOf(ctx, given);
  } catch (error) {
    // why: the console asks for the sign-in itself
    if (error instanceof CliError && error.facts.exit === EXIT.login) {
      return undefined;
    }
    throw error;
  }
}

function known(name: string, { args, flags, settings }: Context): string | undefined {
  const key = name.replace(/I[dD]$/, '').toLowerCase();
  const given = { ...flags, ...args };
  const found = Object.entries(given).find(
    ([arg, value]) => typeof value === 'string' && [key, `${key}-id`, `${key}id`].includes(arg.toLowerCase()),
  )?.[1] as string | undefined;
  const set = { app: settings.app, bucket: settings.bucket, org: settings.org }[key]?.value;
  // why: screens are addressed by id, and a name that somebody typed is none
  return [found, set].find((value) => value !== undefined && (!/I[dD]$/.test(name) || isUuid(value)));
}
