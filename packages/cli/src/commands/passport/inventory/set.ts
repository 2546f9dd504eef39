// Makes a row of what a persona owns what support says, unless somebody changed it meanwhile.
import type { InventoryItem } from '@uos/sdk/services/passport';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { take } from '../../../program/lists.ts';
import { personaMeant } from '../player/players.ts';
import { INVENTORY_OUTPUT, inventoryRow } from './rows.ts';

export default defineCommand({
  id: 'passport inventory set',
  summary: { zh: '修改角色拥有的数量', en: 'Set how much of something a persona owns' },
  description: {
    zh: '写入的是数量本身，不是增减；读到之后又被别处修改时拒绝（退出码 6），什么都不改。要增加请用 uos passport grant。',
    en: 'It writes the quantity itself, not a difference; where it was changed elsewhere since it was read it refuses (exit 6) and changes nothing. To add, use uos passport grant.',
  },
  args: {
    persona: { text: { zh: '角色：ID 或名称', en: 'Persona: id or name' } },
    resource: { ref: 'passport.resource', text: { zh: '资源标识', en: 'Slug of the resource' } },
    quantity: { text: { zh: '数量，0 为拿走', en: 'Quantity; 0 takes it away' } },
  },
  flags: {
    item: {
      type: 'string',
      value: 'id',
      text: { zh: '哪一行，有几行时需要', en: 'Which row, where there are several' },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '改成 120 个玉', en: 'Make it 120 jade' }, line: 'uos passport inventory set 林雀 JADE 120 --yes' },
  ],
  output: INVENTORY_OUTPUT,
  replaces: ['passport.inventory.update'],
  async run(ctx) {
    const { persona: words, resource, quantity: text } = ctx.args;
    if (!/^\d{1,10}$/.test(text)) {
      throw usageError(
        'bad-quantity',
        () => ctx.say({ zh: `“${text}”不是数量。`, en: `"${text}" is no quantity.` }),
        'uos passport inventory set --help',
      );
    }
    const quantity = Number(text);
    const { personaID: personaId, displayName } = await personaMeant(ctx, words);
    const { inventory } = await ctx.uos.service('passport');
    const rows = await take(inventory.search.all({ personaId, resourceSlug: resource, count: 50 }));
    const row = rowMeant(ctx, rows, { personaId, resource, displayName });
    if (row.quantity === quantity) {
      ctx.note({ zh: `已经是 ${quantity}。`, en: `It is ${quantity} already.` });
      return inventoryRow(row);
    }
    await ctx.confirm(
      {
        zh: `角色 ${displayName} 的 ${resource} 将从 ${row.quantity} 改为 ${quantity}`,
        en: `${resource} of persona ${displayName} becomes ${quantity}; it is ${row.quantity}`,
      },
      resource,
    );
    const { inventoryItem } = await inventory.update({
      ...{ id: row.inventoryItemId, quantity, expectedQuantity: row.quantity },
    });
    return inventoryRow(inventoryItem);
  },
});

interface Wanted {
  readonly personaId: string;
  readonly resource: string;
  readonly displayName: string;
}

type Flagged = Context<unknown, { readonly item: string | undefined }>;

function rowMeant(
  ctx: Pick<Flagged, 'flags' | 'say'>,
  rows: readonly InventoryItem[],
  { personaId, resource, displayName }: Wanted,
): InventoryItem {
  const { item } = ctx.flags;
  const [row, ...others] = item === undefined ? rows : rows.filter(({ inventoryItemId }) => inventoryItemId === item);
  if (row === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () =>
        ctx.say({
          zh: `角色 ${displayName} 没有 ${item === undefined ? resource : `物品 ${item}`}。`,
          en: `Persona ${displayName} has no ${item === undefined ? resource : `item ${item}`}.`,
        }),
      next:
        item === undefined
          ? `uos passport grant ${personaId} ${resource}=1 --reason support`
          : `uos passport inventory ls ${personaId}`,
    });
  }
  if (others.length > 0) {
    throw usageError(
      'several-rows',
      () =>
        ctx.say({
          zh: `${resource} 有 ${rows.length} 行，请用 --item 指明。`,
          en: `There are ${rows.length} rows of ${resource}; say which with --item.`,
        }),
      `uos passport inventory ls ${personaId} --resource ${resource}`,
    );
  }
  return row;
}
