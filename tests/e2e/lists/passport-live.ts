// The lists of what a game's operators send and announce: mail, gift codes, notices.

import { gamer } from '../support/gamers.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const PASSPORT = '/services/{appId}/passport';
const PACK = `${PASSPORT}/gift/management/{packId}`;

export const lists: readonly Lists[] = [
  {
    title: 'mail of a game',
    as: 'owner',
    fill: fillMail,
    cases: [
      {
        id: 'passport.mail.templates',
        path: `${PASSPORT}/inbox/template`,
        search: '欢迎',
        filter: ['发送范围', '指定角色'],
      },
      // why apart: whoever searches for a sending has that one row
      {
        id: 'passport.mail.records',
        path: `${PASSPORT}/inbox/record`,
        search: '{recordId}',
        without: ['filter', 'page'],
      },
      {
        id: 'passport.mail.records',
        path: `${PASSPORT}/inbox/record`,
        filter: ['邮件模板', '欢迎一'],
        without: ['search'],
      },
      {
        id: 'passport.mail.template.records',
        path: `${PASSPORT}/inbox/template/hello-1?tab=records`,
        scope: 'records',
      },
      {
        id: 'passport.mail.messages',
        path: `${PASSPORT}/inbox/message`,
        search: '{personaId}',
        filter: ['状态', '未读'],
      },
      {
        id: 'passport.persona.mail',
        path: `${PASSPORT}/account/persona/{personaId}?tab=mail`,
        scope: 'mail',
        filter: ['状态', '未读'],
      },
    ],
  },
  {
    title: 'gift packs',
    as: 'owner',
    fill: fillGifts,
    cases: [
      {
        id: 'passport.gifts',
        path: `${PASSPORT}/gift/management`,
        search: '礼包',
        filter: ['兑换码类型', '唯一码'],
      },
      // why apart: whoever searches for a code has that one row
      {
        id: 'passport.codes',
        path: `${PASSPORT}/gift/instances`,
        search: '{code}',
        without: ['filter', 'page'],
      },
      { id: 'passport.codes', path: `${PASSPORT}/gift/instances`, filter: ['状态', '未使用'], without: ['search'] },
      {
        id: 'passport.gift.codes',
        path: `${PACK}?tab=codes`,
        scope: 'codes',
        search: '{code}',
        without: ['filter', 'page'],
      },
      {
        id: 'passport.gift.codes',
        path: `${PACK}?tab=codes`,
        scope: 'codes',
        filter: ['状态', '未使用'],
        without: ['search'],
      },
      {
        id: 'passport.persona.codes',
        path: `${PASSPORT}/account/persona/{personaId}?tab=codes`,
        scope: 'codes',
      },
      { id: 'passport.gift.uses', path: `${PACK}?tab=uses`, scope: 'uses' },
    ],
  },
  {
    title: 'notices',
    as: 'owner',
    fill: fillNotices,
    cases: [{ id: 'passport.notices', path: `${PASSPORT}/billboards`, search: '维护', filter: ['状态', '草稿'] }],
  },
];

async function fillMail(world: World) {
  const { inboxTemplates, inboxMessages } = world.uos.passport;
  const [reader, other] = await Promise.all(['收信甲', '收信乙'].map((name) => gamer(world, name)));
  if (reader === undefined || other === undefined) {
    throw new Error('two sign in');
  }
  for (const [slugName, displayName, scope] of [
    ['hello-1', '欢迎一', 'Persona'],
    ['hello-2', '欢迎二', 'Persona'],
    ['hello-3', '欢迎三', 'All'],
    ['sorry', '补偿', 'Persona'],
  ] as const) {
    await inboxTemplates.create({ slugName, displayName, scope, title: displayName });
  }
  const send = async (templateSlugName: string, personaId: string) => {
    const { record, message } = await inboxMessages.send({ templateSlugName, personaId });
    return { recordId: record.id, messageId: message?.messageId ?? '' };
  };
  const { recordId, messageId } = await send('hello-1', reader.personaId);
  // why to two: the row of each sending reads differently
  await inboxMessages.sendMany({ templateSlugName: 'hello-1', personaIds: [reader.personaId, other.personaId] });
  await send('hello-2', reader.personaId);
  await send('sorry', other.personaId);
  await reader.play.playerInbox.read({ id: messageId });
  return { appId: world.app.id, recordId, personaId: reader.personaId };
}

async function fillGifts(world: World) {
  const { resources, tokenClasses, tokenInstances } = world.uos.passport;
  const { play, personaId } = await gamer(world, '领取人');
  await resources.create({ slugName: 'gift-coin', type: 'VirtualCurrency', displayName: '礼券' });
  const gives = { resources: { 'gift-coin': 1 }, redeemLimitPerPersona: 5 };
  const { tokenClass } = await tokenClasses.create({ name: '开服礼包', codeType: 'Unique', ...gives });
  await tokenClasses.create({ name: '周年礼包', codeType: 'Unique', ...gives });
  await tokenClasses.create({ name: '通用礼包', codeType: 'Universal', ...gives });
  await tokenClasses.create({ name: '客服补偿', codeType: 'Unique', ...gives });
  const { tokenClassId } = tokenClass;
  await tokenClasses.release({ id: tokenClassId });
  const { tokenInstances: codes } = await tokenInstances.generate({ tokenClassId, count: 4 });
  for (const { code } of codes.slice(0, 2)) {
    await play.playerGifts.redeem({ code });
  }
  return { appId: world.app.id, packId: tokenClassId, personaId, code: codes[3]?.code ?? '' };
}

async function fillNotices({ app, uos }: World) {
  const { billboards } = uos.passport;
  const ids: string[] = [];
  for (const title of ['维护一', '维护二', '维护三', '活动']) {
    ids.push((await billboards.create({ title, content: title })).billboard.billboardID);
  }
  await billboards.publish({ id: ids[2] ?? '' });
  return { appId: app.id };
}
