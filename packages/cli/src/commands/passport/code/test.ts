// Would a code work? Asked of the rules of a redeem, and nothing is used.
import { label, passportFeatureLabels } from '@uos/contract/labels';
import { type RedeemCheck, type RedeemQuestion, redeemFails } from '@uos/contract/rules';
import type { TokenClass, TokenInstance } from '@uos/sdk/services/passport';
import { EXIT } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';
import { personaMeant } from '../player/players.ts';

type AnyContext = Context<unknown, unknown>;

interface Found {
  readonly code: TokenInstance;
  readonly pack: TokenClass;
}

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
    const { persona, scope = '' } = ctx.flags;
    const personaId = persona === undefined ? undefined : (await personaMeant(ctx, persona)).personaID;
    const { tokenInstances, tokenClasses } = await ctx.uos.service('passport');
    const [found] = (await tokenInstances.search({ code: ctx.args.code, count: 1 })).tokenInstances;
    const of = found && (await tokenClasses.get({ id: found.tokenClassId })).tokenClass;
    const asked = { found: found && of && { code: found, pack: of }, scope };
    const uses =
      asked.found === undefined || personaId === undefined || redeemFails(asked) !== undefined
        ? undefined
        : await usesBy(ctx, asked.found, personaId);
    const failed = redeemFails({ ...asked, persona: uses });
    if (failed !== undefined) {
      ctx.exit(EXIT.failed);
    }
    return {
      code: found?.code ?? ctx.args.code,
      works: failed === undefined,
      reason: failed === undefined ? '' : ctx.say(words(failed, of, uses)),
      class: of?.name ?? '',
      resources: Object.entries(of?.resources ?? {})
        .map(([slug, units]) => `${units} ${slug}`)
        .join(' + '),
      status: found?.status ?? '',
      usedAt: found?.usedAt ?? '',
    };
  },
});

/** Why not, in words, with what decided it. */
function words(failed: RedeemCheck, of: TokenClass | undefined, uses: RedeemQuestion['persona']): Text {
  if (of === undefined || failed === 'code') {
    return { zh: '没有这个兑换码', en: 'there is no such code' };
  }
  const { status, scopes, redeemLimitPerPersona: limit } = of;
  const { zh, en } = label(passportFeatureLabels.tokenClass.status, status);
  const used = uses?.usesOfPack ?? 0;
  const said: Readonly<Record<Exclude<RedeemCheck, 'code'>, Text>> = {
    pack: { zh: `礼包${zh}`, en: `the gift pack is ${en}` },
    valid: { zh: '已作废', en: 'it was made invalid' },
    scope: { zh: `只在这些范围内可用：${scopes.join('、')}`, en: `it works in ${scopes.join(', ')} only` },
    unused:
      uses?.hasUsedThis === true
        ? { zh: '这个角色已经用过', en: 'this persona has used it' }
        : { zh: '已使用', en: 'it was used' },
    limit: { zh: `这个角色已用过 ${used} 个，上限 ${limit}`, en: `this persona has used ${used} of at most ${limit}` },
  };
  return said[failed];
}

/** Uses of a universal code that are looked through: it is for all, and so is the list of those who used it. */
const MOST = 5000;

async function usesBy(
  ctx: AnyContext,
  { code: { code }, pack: { codeType, tokenClassId } }: Found,
  personaID: string,
): Promise<NonNullable<RedeemQuestion['persona']>> {
  const { tokenInstances } = await ctx.uos.service('passport');
  if (codeType !== 'Universal') {
    const { total } = await tokenInstances.search({ tokenClassId, personaID, count: 1 });
    return { hasUsedThis: false, usesOfPack: total };
  }
  let seen = 0;
  for await (const use of tokenInstances.usedInfo.all({ code, count: 50 })) {
    if (use.personaID === personaID) {
      return { hasUsedThis: true, usesOfPack: 1 };
    }
    seen += 1;
    if (seen >= MOST) {
      break;
    }
  }
  return { hasUsedThis: false, usesOfPack: 0 };
}
