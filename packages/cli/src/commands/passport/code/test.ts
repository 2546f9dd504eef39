// Would a code work? Said as a redeem would decide it, in the same order, and nothing is used.
import { label, passportFeatureLabels } from '@uos/contract/labels';
import type { TokenClass, TokenInstance } from '@uos/sdk/services/passport';
import { EXIT } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';
import { personaMeant } from '../player/players.ts';

type AnyContext = Context<unknown, unknown>;

export default defineCommand({
  id: 'passport code test',
  summary: { zh: '检查兑换码是否可用', en: 'Ask whether a code works' },
  description: {
    zh: '按兑换时的规则和顺序判断，什么也不会被使用；不可用时退出码为 1。背包是否放得下不在检查之列。',
    en: 'By the rules of a redeem and in their order; nothing is used, and it exits 1 where the code does not work. Whether there is room in the inventory is not looked at.',
  },
  args: { code: { text: { zh: '兑换码', en: 'Code' } } },
  flags: {
    persona: {
      type: 'string',
      value: 'player',
      text: { zh: '由这个角色兑换：ID 或名称', en: 'For this persona: id or name' },
    },
    scope: { type: 'string', text: { zh: '在这个范围内', en: 'In this scope' } },
  },
  examples: [
    {
      text: { zh: '客服：玩家说用不了', en: 'A player says that it does not work' },
      line: 'uos passport code test MOONX7K2QP4T --persona 林雀',
    },
  ],
  output: {
    columns: [
      { field: 'code', title: { zh: '兑换码', en: 'Code' } },
      {
        field: 'works',
        title: { zh: '可用', en: 'Works' },
        labels: { true: { zh: '是', en: 'yes', color: 'green' }, false: { zh: '否', en: 'no', color: 'red' } },
      },
      { field: 'reason', title: { zh: '原因', en: 'Why not' } },
      { field: 'class', title: { zh: '礼包', en: 'Gift pack' } },
      { field: 'resources', title: { zh: '内容', en: 'Gives' } },
    ],
    fields: ['code', 'works', 'reason', 'class', 'resources', 'status', 'usedAt'],
  },
  exits: { 1: { zh: '不可用', en: 'it does not work' } },
  async run(ctx) {
    const { persona, scope } = ctx.flags;
    const personaId = persona === undefined ? undefined : (await personaMeant(ctx, persona)).personaID;
    const { tokenInstances, tokenClasses } = await ctx.uos.service('passport');
    const [found] = (await tokenInstances.search({ code: ctx.args.code, count: 1 })).tokenInstances;
    const of = found && (await tokenClasses.get({ id: found.tokenClassId })).tokenClass;
    const why =
      found === undefined || of === undefined
        ? { zh: '没有这个兑换码', en: 'there is no such code' }
        : (refused(found, of, scope) ?? (personaId === undefined ? undefined : await spent(ctx, found, of, personaId)));
    if (why !== undefined) {
      ctx.exit(EXIT.failed);
    }
    return {
      code: found?.code ?? ctx.args.code,
      works: why === undefined,
      reason: why === undefined ? '' : ctx.say(why),
      class: of?.name ?? '',
      resources: Object.entries(of?.resources ?? {})
        .map(([slug, units]) => `${units} ${slug}`)
        .join(' + '),
      status: found?.status ?? '',
      usedAt: found?.usedAt ?? '',
    };
  },
});

function refused(code: TokenInstance, of: TokenClass, scope: string | undefined): Text | undefined {
  const { scopes } = of;
  if (of.status !== 'active') {
    const word = label(passportFeatureLabels.tokenClass.status, of.status);
    return { zh: `礼包${word.zh}`, en: `the gift pack is ${word.en}` };
  }
  if (code.status === 'invalid') {
    return { zh: '已作废', en: 'it was made invalid' };
  }
  if (scopes.length > 0 && (scope === undefined || !scopes.includes(scope))) {
    return { zh: `只在这些范围内可用：${scopes.join('、')}`, en: `it works in ${scopes.join(', ')} only` };
  }
  return code.status === 'used' ? { zh: '已使用', en: 'it was used' } : undefined;
}

/** Uses of a universal code that are looked through: it is for all, and so is the list of those who used it. */
const MOST = 5000;

async function spent(
  ctx: AnyContext,
  { code }: TokenInstance,
  { codeType, tokenClassId, redeemLimitPerPersona: limit }: TokenClass,
  personaID: string,
): Promise<Text | undefined> {
  const { tokenInstances } = await ctx.uos.service('passport');
  if (codeType === 'Universal') {
    let seen = 0;
    for await (const use of tokenInstances.usedInfo.all({ code, count: 50 })) {
      if (use.personaID === personaID) {
        return { zh: '这个角色已经用过', en: 'this persona has used it' };
      }
      seen += 1;
      if (seen >= MOST) {
        break;
      }
    }
    return undefined;
  }
  const { total } = await tokenInstances.search({ tokenClassId, personaID, count: 1 });
  return total >= limit
    ? { zh: `这个角色已用过 ${total} 个，上限 ${limit}`, en: `this persona has used ${total} of at most ${limit}` }
    : undefined;
}
