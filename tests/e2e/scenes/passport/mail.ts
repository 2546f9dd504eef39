// Mail of a game: written, tried, sent, read and taken back.
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const mail = oncePerWorld(fill);

const MESSAGES = '/services/{appId}/passport/inbox/message';
const TEMPLATES = '/services/{appId}/passport/inbox/template';
const RECORDS = '/services/{appId}/passport/inbox/record';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';

export const mailScenes: readonly Scene[] = [
  {
    name: 'mail-list',
    path: MESSAGES,
    ready: '欢迎来到星海',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/messages\/search/,
    empty: { ready: '还没有玩家收到邮件' },
    member: { ready: '欢迎来到星海' },
  },
  {
    name: 'mail-drawer',
    path: `${MESSAGES}?d=message:{messageId}`,
    ready: '查看这次发送',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/messages\/[0-9a-f]{8}-/,
    member: { ready: '查看这次发送' },
  },
  { name: 'mail-missing', path: `${MESSAGES}?d=message:0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个邮件' },
  {
    name: 'mail-send',
    path: MESSAGES,
    ready: '欢迎来到星海',
    prepare: mail,
    act: async (page) => {
      await page.getByRole('button', { name: '发送邮件', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^邮件模板/ }).selectOption({ label: '欢迎邮件' });
      await dialog.getByText('还没有角色 ID').waitFor();
    },
  },
  {
    name: 'mail-template-list',
    path: TEMPLATES,
    ready: '欢迎邮件',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/templates\/search/,
    empty: { ready: '还没有邮件模板' },
    member: { ready: '欢迎邮件' },
  },
  {
    name: 'mail-template-create',
    path: TEMPLATES,
    ready: '欢迎邮件',
    prepare: mail,
    act: async (page) => {
      await page.getByRole('button', { name: '新建模板', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^标题/ }).fill('中秋快乐');
      await dialog.getByRole('region', { name: '玩家看到的样子' }).getByText('中秋快乐').waitFor();
    },
  },
  {
    name: 'mail-template-page',
    path: `${TEMPLATES}/welcome`,
    ready: '送达时间',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/templates\/welcome/,
    member: { ready: '送达时间' },
  },
  {
    name: 'mail-template-drawer',
    path: `${TEMPLATES}?d=inboxTemplate:welcome`,
    ready: '送达时间',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/templates\/welcome/,
    member: { ready: '送达时间' },
  },
  { name: 'mail-template-missing', path: `${TEMPLATES}/nothing-here`, ready: '找不到这个邮件模板' },
  { name: 'mail-template-records', path: `${TEMPLATES}/welcome?tab=records`, ready: '已发送', prepare: mail },
  {
    name: 'mail-template-test',
    path: `${TEMPLATES}/welcome`,
    ready: '送达时间',
    prepare: mail,
    act: async (page) => {
      await page.getByRole('button', { name: '欢迎邮件 更多操作' }).click();
      await page.getByRole('menuitem', { name: '测试发送…', exact: true }).click();
      await page.getByRole('dialog').getByText('只有这一个角色会收到').waitFor();
    },
  },
  {
    name: 'mail-send-confirm',
    path: `${TEMPLATES}/season`,
    ready: '送达时间',
    prepare: mail,
    act: async (page) => {
      await page.getByRole('button', { name: '发送…', exact: true }).first().click();
      await page.getByRole('button', { name: '下一步', exact: true }).click();
      await page.getByRole('dialog').getByText('发送后可以撤回').waitFor();
    },
  },
  {
    name: 'mail-record-list',
    path: RECORDS,
    ready: '欢迎邮件',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/records\/search/,
    empty: { ready: '还没有发送过邮件' },
    member: { ready: '欢迎邮件' },
  },
  {
    name: 'mail-record-drawer',
    path: `${RECORDS}?d=record:{recordId}`,
    ready: '已阅读',
    prepare: mail,
    calls: /\/upass\/v1\/inbox\/records\/search/,
  },
  {
    name: 'mail-record-missing',
    path: `${RECORDS}?d=record:0f8fad5b-d9cb-469f-a165-708677289501`,
    ready: '找不到这条发送记录',
  },
  {
    name: 'mail-recall',
    path: `${RECORDS}?d=record:{recordId}`,
    ready: '已阅读',
    prepare: mail,
    act: async (page) => {
      await page.getByRole('button', { name: '撤回…', exact: true }).click();
      await page
        .getByRole('dialog', { name: /撤回 欢迎邮件/ })
        .getByText('影响 2 名玩家')
        .waitFor();
    },
  },
  { name: 'persona-mail', path: `${PERSONA}?tab=mail`, ready: '欢迎来到星海', prepare: mail },
];

async function fill(world: World): Promise<Params> {
  const { resources, inboxTemplates, inboxMessages } = world.uos.passport;
  const [one, two, three] = await Promise.all(['收信人', '未读人', '读信人'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined || three === undefined) {
    throw new Error('three sign in');
  }
  await resources.create({ slugName: 'moon-coin', type: 'VirtualCurrency', displayName: '月饼' });
  const gift = { sender: '星海团队', attachments: [{ resourceSlug: 'moon-coin', quantity: 200 }] };
  await inboxTemplates.create({
    ...{ slugName: 'welcome', displayName: '欢迎邮件', scope: 'Persona', title: '欢迎来到星海', ...gift },
    content: '船长，灯塔已经为你点亮。\n收下这份见面礼，今晚一起出海。',
  });
  await inboxTemplates.create({
    ...{
      slugName: 'season',
      displayName: '赛季开启',
      scope: 'All',
      title: '新赛季开启',
      content: '第三赛季今天开始。',
    },
  });
  await inboxTemplates.create({
    ...{ slugName: 'sorry', displayName: '停服补偿', scope: 'Realm', title: '停服补偿', ...gift },
    ...{ sendTime: '2027-01-01T00:00:00+08:00', expireType: 'FixedTime', expireAt: '2027-02-01T00:00:00+08:00' },
  });
  const { record } = await inboxMessages.sendMany({
    templateSlugName: 'welcome',
    personaIds: [one.personaId, two.personaId, three.personaId],
  });
  await inboxMessages.send({ templateSlugName: 'season' });
  const { messages } = await inboxMessages.search({ recordId: record.id });
  const of = ({ personaId }: { readonly personaId: string }) =>
    messages.find((message) => message.personaId === personaId)?.messageId ?? '';
  await one.play.playerInbox.consume({ id: of(one) });
  await three.play.playerInbox.read({ id: of(three) });
  return { personaId: one.personaId, recordId: record.id, messageId: of(two) };
}
