// What of a folder is not taken although nobody said so: told by name, in the answer too, and the run ends with exit 8.
import { readdirSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { nameShown, type SkipReason, type WalkOptions, walkFolder } from '@uos/sdk/jobs/node';
import { EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { printableText } from '../../../terminal/printable.ts';
import type { Text } from '../../../text/text.ts';
import type { LinkFlags } from './flags.ts';
import type { Ignores } from './ignore-rules.ts';

export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason | 'unread';
}

export const SKIP_TEXTS: Readonly<Record<Skipped['reason'], Text>> = {
  'broken-link': { zh: '链接指向不存在的文件', en: 'a link into nothing' },
  'link-loop': { zh: '链接指回上级目录', en: 'a link back into a folder above' },
  'link-outside': { zh: '链接指向目录之外，加 -L 才跟随', en: 'a link out of the folder; -L follows it' },
  special: { zh: '不是普通文件', en: 'no regular file' },
  'not-utf8': { zh: '文件名不是 UTF-8，改名', en: 'its name is no UTF-8; rename it' },
  unread: { zh: '没有读到', en: 'it was not read' },
  gone: { zh: '读取时已不存在', en: 'gone while the folder was read' },
};

export interface Walked {
  /** Begins anew each time it is called. */
  files(): ReturnType<typeof walkFolder>;
  /** What the last walk did not take. */
  skipped(): readonly Skipped[];
}

/** A walk that keeps in mind what it left out. */
export function walkOf(folder: string, ignores: Ignores, { 'copy-links': copyLinks }: LinkFlags): Walked {
  let skipped: Skipped[] = [];
  const options: WalkOptions = { ignores, copyLinks, onSkip: (path, reason) => skipped.push({ path, reason }) };
  return {
    files() {
      skipped = [];
      return walkFolder(folder, options);
    },
    skipped: () => skipped,
  };
}

/** Says each of them, and that the run did not do all of it. */
export function tellSkipped(ctx: Context<unknown, unknown>, skipped: readonly Skipped[]): void {
  for (const { path, reason } of skipped) {
    const why = SKIP_TEXTS[reason];
    const shown = printableText(path);
    ctx.note({ zh: `跳过 ${shown}：${why.zh}`, en: `Left out ${shown}: ${why.en}` });
    ctx.event({ type: 'skipped', path, reason });
  }
  if (skipped.length > 0) {
    ctx.exit(EXIT.partial);
  }
}

/**
 * Files of a folder that a walk neither took nor told of, by a listing of its own that knows names as bytes.
 * why: what proves a copy must not trust the reader that made it
 */
export function unread(folder: string, seen: ReadonlySet<string>, walked: Walked, ignores: Ignores): Skipped[] {
  const told = new Set(walked.skipped().map(({ path }) => path));
  const found: Skipped[] = [];
  const look = (at: Buffer, below: string): void => {
    for (const entry of readdirSync(at, { encoding: 'buffer', withFileTypes: true })) {
      const path = below + nameShown(entry.name);
      const isFolder = entry.isDirectory();
      if (told.has(path) || seen.has(path) || ignores(below + entry.name.toString('utf8') + (isFolder ? '/' : ''))) {
        continue;
      }
      const full = Buffer.concat([at, Buffer.from(sep), entry.name]);
      if (isFolder) {
        look(full, `${path}/`);
      } else if (!(entry.isSymbolicLink() && isFolderOf(full))) {
        found.push({ path, reason: 'unread' });
      }
    }
  };
  look(Buffer.from(folder), '');
  return found;
}

function isFolderOf(full: Buffer): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isDirectory() === true;
}
