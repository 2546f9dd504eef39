// Who is to get what, from a line or a file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CliError, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { csvRows } from '../../../text/csv-rows.ts';
import type { Text } from '../../../text/text.ts';
import { isPersonaTitle } from '../player/players.ts';

/** Units by slug. */
export type Amounts = Readonly<Record<string, number>>;

export interface Wish {
  readonly who: string;
  readonly amounts: Amounts;
}

type Said = Pick<Context<unknown, unknown>, 'io' | 'say'>;

const AMOUNT = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})=(\d{1,10})$/;
const MOST = 4_294_967_295;

export function amountsText(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([slug, quantity]) => `${quantity} ${slug}`)
    .join(' + ');
}

/** Throws CliError with exit 2 for what is no grant. */
export function wishesOf(ctx: Said, words: readonly string[], file: string | undefined): readonly Wish[] {
  const [who, given] = file === undefined ? [words[0], words.slice(1)] : [undefined, words];
  const amounts = merged(
    ctx,
    given.map((word) => amountOf(ctx, word)),
  );
  if (file !== undefined) {
    return ofFile(ctx, file, amounts);
  }
  if (who === undefined || AMOUNT.test(who)) {
    throw wrong(ctx, {
      zh: '请先写角色，或用 --to 给出文件。',
      en: 'Name the persona first, or give a file with --to.',
    });
  }
  if (given.length === 0) {
    throw nothing(ctx);
  }
  return [{ who, amounts }];
}

function ofFile(ctx: Said, file: string, fixed: Amounts): readonly Wish[] {
  let rows: string[][];
  try {
    rows = csvRows(readFileSync(resolve(ctx.io.cwd, file), 'utf8'));
  } catch (error) {
    const reason = (error as Error).message;
    throw wrong(ctx, { zh: `无法读取 ${file}：${reason}`, en: `${file} cannot be read: ${reason}` });
  }
  const [head = []] = rows;
  const isHead = isPersonaTitle(head[0] ?? '');
  const slugs = isHead ? head.slice(1) : [];
  const wishes = (isHead ? rows.slice(1) : rows).map((cells, index): Wish => {
    const own = cells.slice(1).flatMap((cell, at): [string, number][] => {
      const slug = slugs[at];
      if (slug === undefined && cell !== '') {
        throw wrong(ctx, {
          zh: `${file} 第 ${index + 1} 行：“${cell}”所在的列没有标题；第一行应为 persona,JADE。`,
          en: `${file}, row ${index + 1}: the column of "${cell}" has no title; begin with a line such as persona,JADE.`,
        });
      }
      return slug === undefined || cell === '' ? [] : [amountOf(ctx, `${slug}=${cell}`)];
    });
    const amounts = merged(ctx, [...Object.entries(fixed), ...own]);
    if (Object.keys(amounts).length === 0) {
      throw nothing(ctx);
    }
    return { who: cells[0] ?? '', amounts };
  });
  if (wishes.length === 0) {
    throw wrong(ctx, { zh: `${file} 里没有角色。`, en: `${file} names no persona.` });
  }
  const twice = wishes.find(({ who }, at) => wishes.findIndex((one) => one.who === who) !== at);
  if (twice !== undefined) {
    throw wrong(ctx, {
      zh: `${file} 里“${twice.who}”出现了两次。`,
      en: `${file} names "${twice.who}" twice.`,
    });
  }
  return wishes;
}

function amountOf(ctx: Said, word: string): [string, number] {
  const [, slug = '', digits = ''] = AMOUNT.exec(word) ?? [];
  const quantity = Number(digits);
  if (slug === '' || quantity < 1 || quantity > MOST) {
    throw wrong(ctx, {
      zh: `“${word}”应写成 JADE=35，数量从 1 到 ${MOST}。`,
      en: `"${word}" should look like JADE=35, with a quantity from 1 to ${MOST}.`,
    });
  }
  return [slug, quantity];
}

/** The same resource twice is the sum of both. */
function merged(ctx: Said, amounts: readonly (readonly [string, number])[]): Amounts {
  const sums = new Map<string, number>();
  for (const [slug, quantity] of amounts) {
    sums.set(slug, (sums.get(slug) ?? 0) + quantity);
  }
  const over = [...sums].find(([, quantity]) => quantity > MOST);
  if (over !== undefined) {
    throw wrong(ctx, { zh: `${over[0]} 合计超过 ${MOST}。`, en: `${over[0]} adds up to more than ${MOST}.` });
  }
  return Object.fromEntries(sums);
}

function nothing(ctx: Said): CliError {
  return wrong(ctx, { zh: '请写出资源，如 JADE=35。', en: 'Say what to give, such as JADE=35.' });
}

function wrong({ say }: Said, text: Text): CliError {
  return usageError('bad-grant', () => say(text), 'uos passport grant --help');
}
