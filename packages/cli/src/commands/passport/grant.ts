// Gives resources to one persona or to many of a file; the same grant again gives nothing twice.
import { createHash } from 'node:crypto';
import { isUosError } from '@uos/sdk/http';
import type { InventoryItem, Persona } from '@uos/sdk/services/passport';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { inTurn } from '../../program/in-turn.ts';
import { take } from '../../program/lists.ts';
import { type Amounts, amountsText, type Wish, wishesOf } from './grant/wishes.ts';
import { personaMeant } from './player/players.ts';

type AnyContext = Context<unknown, unknown>;

export default defineCommand({
  id: 'passport grant',
  summary: { zh: '给角色发放资源', en: 'Give resources to personas' },
  description: {
    zh: '先查出每个角色现有多少，确认后发放。24 小时内，同样的发放（同一角色、资源、原因）只发一次，因此中断后再次运行是安全的；确实要再发一次时换一个 --key。--to 读取 CSV：第一列是角色，其余各列的标题是资源标识；没有标题行时，每行得到命令行上写的资源。有角色没有得到时退出码为 8。',
    en: 'It reads what each persona has, asks, and gives. Within 24 hours the same grant (persona, resources, reason) is given once, so a run that was cut short may be repeated; another --key makes it another grant. --to reads CSV: the first column is the persona, the titles of the others are resources; without a line of titles each row gets what the line says. Exit 8 where some got nothing.',
  },
  args: {
    what: {
      many: true,
      text: {
        zh: '角色（ID 或名称），然后是资源，如 JADE=35；有 --to 时只写资源',
        en: 'Persona (id or name), then resources such as JADE=35; with --to resources alone',
      },
    },
  },
  flags: {
    reason: {
      type: 'string',
      required: true,
      text: { zh: '原因，写入操作记录', en: 'Why, for the operation history' },
    },
    to: { type: 'string', value: 'file', text: { zh: '角色的 CSV', en: 'CSV of personas' } },
    key: {
      type: 'string',
      value: 'word',
      text: { zh: '区分两次同样的发放', en: 'Tells two grants apart that are the same' },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '补偿一个玩家', en: 'Make up to a player' },
      line: 'uos passport grant 林雀 JADE=35 --reason "lost order 0042" --yes',
    },
    {
      text: { zh: '先看会发给谁', en: 'See who would get it' },
      line: 'uos passport grant JADE=35 --to personas.csv --reason maintenance --dry-run',
    },
  ],
  output: {
    columns: [
      {
        field: 'result',
        title: { zh: '结果', en: 'Result' },
        labels: {
          give: { zh: '将发放', en: 'to be given', color: 'blue' },
          given: { zh: '已发放', en: 'given', color: 'green' },
          already: { zh: '之前已发', en: 'given before', color: 'gray' },
          failed: { zh: '失败', en: 'failed', color: 'red' },
        },
      },
      { field: 'displayName', title: { zh: '角色', en: 'Persona' } },
      { field: 'resources', title: { zh: '资源', en: 'Resources' } },
      { field: 'has', title: { zh: '现有', en: 'Has' } },
      { field: 'detail', title: { zh: '说明', en: 'Detail' } },
      { field: 'personaId', title: { zh: '角色 ID', en: 'Persona id' } },
    ],
    fields: ['result', 'personaId', 'displayName', 'resources', 'has', 'detail'],
  },
  jobSummary: true,
  exits: { 8: { zh: '部分失败', en: 'some items failed' } },
  async run(ctx) {
    const { reason, to, key } = ctx.flags;
    const wishes = wishesOf(ctx, ctx.args.what, to);
    const meant = await inTurn(wishes, (wish) => looked(ctx, wish));
    const found = meant.filter((row): row is Found => 'persona' in row);
    const missing = meant.filter((row): row is GrantRow => !('persona' in row));
    if (missing.length > 0 && wishes.length === 1) {
      await personaMeant(ctx, wishes[0]?.who ?? '');
    }
    const [first] = found;
    await ctx.confirm(
      found.length === 1 && first !== undefined
        ? {
            zh: `角色 ${first.persona.displayName} 将得到 ${amountsText(first.amounts)}`,
            en: `Persona ${first.persona.displayName} gets ${amountsText(first.amounts)}`,
          }
        : { zh: `${found.length} 个角色将得到资源`, en: `${found.length} personas get resources` },
      String(found.length),
    );
    if (ctx.globals['dry-run'] === true) {
      return done(ctx, [...found.map((row) => rowOf(row, 'give')), ...missing]);
    }
    const given = await inTurn(found, (row) => grant(ctx, row, { reason, key }));
    const count = given.filter(({ result }) => result === 'given').length;
    const before = given.filter(({ result }) => result === 'already').length;
    ctx.note({
      zh: `已发给 ${count} 个角色，共 ${meant.length} 个${before === 0 ? '' : `；${before} 个已经发过`}。`,
      en: `Given to ${count} of ${meant.length} personas${before === 0 ? '' : `; ${before} had it already`}.`,
    });
    return done(ctx, [...given, ...missing]);
  },
});

interface GrantRow {
  readonly result: 'give' | 'given' | 'already' | 'failed';
  readonly personaId: string;
  readonly displayName: string;
  readonly resources: string;
  readonly has: string;
  readonly detail: string;
}

interface Found {
  readonly persona: Persona;
  readonly amounts: Amounts;
  /** Rows that it has of these resources. */
  readonly rows: readonly InventoryItem[];
}

function done(ctx: AnyContext, rows: readonly GrantRow[]): readonly GrantRow[] {
  if (rows.some(({ result }) => result === 'failed')) {
    ctx.exit(EXIT.partial);
  }
  return rows;
}

function rowOf({ persona, amounts, rows }: Found, result: GrantRow['result'], detail = ''): GrantRow {
  const has = Object.keys(amounts).map((slug) => [
    slug,
    rows.reduce((sum, { resource, quantity }) => (resource.resourceSlug === slug ? sum + quantity : sum), 0),
  ]);
  const { personaID: personaId, displayName } = persona;
  return {
    ...{ result, personaId, displayName, resources: amountsText(amounts) },
    ...{ has: amountsText(Object.fromEntries(has)), detail },
  };
}

async function looked(ctx: AnyContext, { who, amounts }: Wish): Promise<Found | GrantRow> {
  try {
    const persona = await personaMeant(ctx, who);
    return { persona, amounts, rows: await ownedOf(ctx, persona, amounts) };
  } catch (error) {
    const detail = refusedText(ctx, error);
    return { result: 'failed', personaId: '', displayName: who, resources: amountsText(amounts), has: '', detail };
  }
}

async function ownedOf(ctx: AnyContext, { personaID: personaId }: Persona, amounts: Amounts): Promise<InventoryItem[]> {
  const { inventory } = await ctx.uos.service('passport');
  const found = Object.keys(amounts).map((resourceSlug) =>
    take(inventory.search.all({ personaId, resourceSlug, count: 50 })),
  );
  return (await Promise.all(found)).flat();
}

async function grant(
  ctx: AnyContext,
  row: Found,
  { reason, key }: { readonly reason: string; readonly key: string | undefined },
): Promise<GrantRow> {
  const { playerInventory } = await ctx.uos.service('passport');
  const { personaID: personaId } = row.persona;
  const resources = Object.entries(row.amounts).map(([resourceSlug, depositQuantity]) => ({
    ...{ resourceSlug, depositQuantity },
  }));
  try {
    const { inventory } = await playerInventory.deposit({
      ...{ personaId, resources, reason },
      idempotencyKey: keyOf([personaId, reason, key ?? '', amountsText(row.amounts)]),
    });
    const given = rowOf(row, (await isOld(ctx, row, inventory)) ? 'already' : 'given');
    ctx.event({ type: 'item', ...given });
    return given;
  } catch (error) {
    return rowOf(row, 'failed', refusedText(ctx, error));
  }
}

function keyOf(words: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Had the grant been made before? The answer to a key that is known is that of the first time. */
async function isOld(ctx: AnyContext, { persona, amounts, rows }: Found, answered: readonly InventoryItem[]) {
  const known = answered.flatMap(({ inventoryItemId: id, modifiedAt }) =>
    rows.filter((row) => row.inventoryItemId === id).map((row) => row.modifiedAt >= modifiedAt),
  );
  if (known.length > 0) {
    return known.includes(true);
  }
  // why read again: what was given before and is used up since was not there before, and is not there now
  const now = new Set((await ownedOf(ctx, persona, amounts)).map(({ inventoryItemId: id }) => id));
  return !answered.some(({ inventoryItemId: id }) => now.has(id));
}

/** Why one persona gets nothing; what ends the run for all is thrown on. */
function refusedText(ctx: AnyContext, error: unknown): string {
  if (error instanceof CliError && error.facts.exit !== EXIT.cancelled && error.facts.exit !== EXIT.login) {
    return error.facts.what(ctx.t);
  }
  const { status } = error as { readonly status?: number };
  if (isUosError(error) && (status === 400 || status === 404 || status === 409 || status === 429)) {
    return error.display(ctx.lang);
  }
  throw error;
}
