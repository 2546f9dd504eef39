// What a persona owns.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../../program/lists.ts';
import { personaMeant } from '../player/players.ts';
import { INVENTORY_OUTPUT, inventoryRow } from './rows.ts';

export default defineCommand({
  id: 'passport inventory ls',
  summary: { zh: '查看角色的背包', en: 'List what a persona owns' },
  args: { persona: { text: { zh: '角色：ID 或名称', en: 'Persona: id or name' } } },
  flags: {
    resource: {
      type: 'string',
      ref: 'passport.resource',
      value: 'slug',
      text: { zh: '只看这种资源', en: 'Only this resource' },
    },
    namespace: { type: 'string', text: { zh: '只看这个命名空间', en: 'Only this namespace' } },
    ...LIMIT_FLAG,
  },
  examples: [
    { text: { zh: '客服查看背包', en: 'What support wants to know' }, line: 'uos passport inventory ls 林雀' },
    {
      text: { zh: '有多少玉', en: 'How much jade' },
      line: "uos passport inventory ls 林雀 --resource JADE --jq '.[].quantity'",
    },
  ],
  output: INVENTORY_OUTPUT,
  async run(ctx) {
    const { resource, namespace, limit } = ctx.flags;
    const { personaID: personaId } = await personaMeant(ctx, ctx.args.persona);
    const { inventory } = await ctx.uos.service('passport');
    const found = inventory.search.all({
      personaId,
      ...(resource !== undefined && { resourceSlug: resource }),
      ...(namespace !== undefined && { namespace }),
      count: pageSize(limit, 50),
    });
    return (await take(found, limit)).map(inventoryRow);
  },
});
