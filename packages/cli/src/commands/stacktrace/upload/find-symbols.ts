// Which symbol files there are in what was named: in files, in folders, in zip files.
import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { identifySymbols, type LocalSymbols, mayBeSymbols } from '@uos/sdk/jobs';
import { fileSource, glimpse, zipMembers } from '@uos/sdk/jobs/node';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { ignoreRules } from '../../cdn/transfer/ignore-rules.ts';
import { walkOf } from '../../cdn/transfer/skipped.ts';

type Source = Awaited<ReturnType<typeof fileSource>>;

/** What is sent as one: a symbol file, or a zip file with those in it. */
export interface Parcel {
  /** As it is told: the path that was named, or the one below the folder that was. */
  readonly path: string;
  readonly source: Source;
  readonly files: readonly FoundSymbols[];
}

export interface FoundSymbols extends LocalSymbols {
  /** Its path in the zip file; empty where it is none. */
  readonly member: string;
  readonly size: number;
}

/** Throws CliError with exit 2 for a path that is not there. What was named itself and is no symbol file has none. */
export async function findSymbols(ctx: Context<{ readonly files: readonly string[] }, unknown>): Promise<Parcel[]> {
  const parcels: Parcel[] = [];
  for (const named of ctx.args.files) {
    const full = resolve(ctx.io.cwd, named);
    if (!existsSync(full)) {
      throw usageError('unreadable-file', (t) => t.errors.unreadable(full), `uos ${ctx.command.id} --help`);
    }
    if (!statSync(full).isDirectory()) {
      parcels.push(await parcelOf(ctx, named, full));
      continue;
    }
    const walked = walkOf(full, ignoreRules(full, { exclude: [], skipped: [] }), { 'copy-links': false });
    for await (const { path } of walked.files()) {
      if (mayBeSymbols(path) || path.toLowerCase().endsWith('.zip')) {
        const parcel = await parcelOf(ctx, join(named, path), join(full, path));
        // why let be: a folder of a build holds much that only looks like symbols
        if (parcel.files.some(({ hasSymbols }) => hasSymbols)) {
          parcels.push(parcel);
        }
      }
    }
  }
  return parcels;
}

async function parcelOf({ signal, waiting }: Context<unknown, unknown>, path: string, full: string): Promise<Parcel> {
  waiting.say(basename(path));
  const source = await fileSource(full);
  const own = source.size === 0 ? undefined : await identifySymbols(source);
  if (own !== undefined) {
    return { path, source, files: [{ ...own, member: '', size: source.size }] };
  }
  const files: FoundSymbols[] = [];
  for (const member of (source.size === 0 ? undefined : await zipMembers(source)) ?? []) {
    if (mayBeSymbols(member.name) && member.size > 0) {
      const found = await identifySymbols(await glimpse(source, member, signal));
      if (found !== undefined) {
        files.push({ ...found, member: member.name, size: member.size });
      }
    }
  }
  return { path, source, files };
}
