// What operators and billing administrators look through: everybody's apps, people, money and questions.

import { createUos, session } from '@uos/sdk';
import type { Params } from '../scenes/scene.ts';
import { fillBackOffice } from '../support/back-office.ts';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { ListCase, Lists } from './list.ts';

/** Both offices look at the same. */
const filled = oncePerWorld(fill);

const ORGANIZATION = '/admin/organization/{orgId}';

/** One row has the name of an organisation, and one that of a company, so neither goes with a second page. */
const balances = (path: string, office: string): ListCase[] => [
  { id: `billing.balances.${office}`, path, sort: '余额', without: ['search', 'filter'] },
  { id: `billing.balances.${office}`, path, search: '{orgName}', without: ['filter', 'sort', 'page'] },
  { id: `billing.balances.${office}`, path, filter: ['组织', '{otherOrg}'], without: ['search', 'sort', 'page'] },
];

const officeLists: Lists = {
  title: 'the back office',
  as: 'operator',
  fill: filled,
  cases: [
    { id: 'admin.apps', path: '/admin', search: '{orgName}', filter: ['已开通的服务', '资源分发'], sort: '应用名称' },
    { id: 'admin.users', path: '/admin/admin-users', search: '-founder', filter: ['状态', '正常'], sort: '用户名' },
    {
      id: 'admin.tickets',
      path: '/admin/consultation',
      search: '{orgName}',
      filter: ['类型', '方案咨询'],
      sort: '标题',
    },
    { id: 'admin.tokens', path: '/admin/token', search: 'report', filter: ['服务', 'UOS 平台'], sort: '名称' },
    { id: 'admin.delivery', path: '/admin/stats?service=asset-streaming&range=90', search: '星海', sort: '合计' },
    {
      id: 'admin.transactions',
      path: '/admin/adjustment',
      search: '{orgName}',
      filter: ['状态', '待审核'],
      sort: '金额',
    },
    {
      id: 'admin.transactions.own',
      path: '/admin/balance/{orgId}',
      search: '笔',
      filter: ['状态', '待审核'],
      sort: '金额',
    },
    ...balances('/admin/balance', 'operator'),
    { id: 'admin.bills', path: '/admin/bill', search: '星海', sort: '服务', without: ['filter'] },
    { id: 'admin.bills', path: '/admin/bill', filter: ['组织', '{orgName}'], sort: '服务', without: ['search'] },
    { id: 'billing.monthly.bills', path: '/admin/bill?view=organizations', sort: '组织', without: ['search'] },
    {
      id: 'billing.monthly.bills',
      path: '/admin/bill?view=organizations',
      search: '{orgName}',
      without: ['sort', 'page'],
    },
    { id: 'billing.monthly.diff', path: '/admin/bill?view=diff', sort: '组织', without: ['search'] },
    { id: 'billing.monthly.diff', path: '/admin/bill?view=diff', search: '{orgName}', without: ['sort', 'page'] },
    {
      id: 'billing.billLogs',
      path: '/admin/bill-logs',
      filter: ['状态', '已完成'],
      fitsAll: 'a run is over before anybody can look',
      sort: '月份',
      without: ['search'],
    },
    {
      id: 'billing.billLogs',
      path: '/admin/bill-logs',
      search: '{lastMonth}',
      without: ['filter', 'sort', 'page'],
    },
    { id: 'billing.apps', path: '/admin/apps-bill', search: '{orgName}', filter: ['服务', '资源分发'], sort: '应用' },
    { id: 'billing.services', path: '/admin/apps-bill?view=services', sort: '应用数', without: ['search'] },
    { id: 'billing.services', path: '/admin/apps-bill?view=services', search: '资源', without: ['sort', 'page'] },
    { id: 'org.projects', path: ORGANIZATION, search: 'round', sort: '项目' },
    { id: 'org.apps', path: `${ORGANIZATION}?tab=apps`, search: 'round', sort: '应用' },
    {
      id: 'billing.bills.organization',
      path: `${ORGANIZATION}?tab=bills`,
      search: '星海',
      filter: ['服务', '资源分发'],
      sort: '金额',
    },
  ],
};

const billingLists: Lists = {
  title: 'the billing office',
  as: 'billing',
  fill: filled,
  cases: balances('/bc-admin', 'billing'),
};

export const lists: readonly Lists[] = [officeLists, billingLists];

async function fill(world: World): Promise<Params> {
  const { app, platform, uos } = world;
  const { operator, months, orgId } = await fillBackOffice(world);
  const [Month = '', lastMonth = ''] = months;
  const other = await platform.app(['asset-streaming']);
  const names = new Map((await operator.org.list({ count: 50 })).Items.map(({ id, name }) => [id, name]));
  const [orgName = '', otherOrg = ''] = [names.get(orgId), names.get(other.orgId)];
  for (let row = 0; row < 3; row += 1) {
    const { AppId } = await uos.app.create({ ProjectName: `round ${row}`, OrganizationId: orgId });
    if (row > 0) {
      await uos.app.services.set({ appId: AppId, ServiceName: 'asset-streaming', Status: 'Enabled' });
      await used(platform, Month, AppId, row * 200e9);
    }
    await refund(operator, orgId, 70 + row, `第 ${row} 笔`, row === 0);
  }
  await used(platform, Month, other.id, 900e9);
  await used(platform, lastMonth, other.id, 100e9);
  await refund(operator, other.orgId, 12, '', false);
  await operator.billing.bills.process({ Month: lastMonth });
  await operator.billing.bills.process({ Month });
  const founder = await platform.signedIn('he-founder', other.orgId, 'owner');
  const blocked = await platform.signedIn('xu-founder', other.orgId, 'user');
  await operator.user.update({ id: blocked.id, Status: 'Blocked' });
  const contact = { ContactName: '何', ContactPhone: '13700000000' };
  const theirs = createUos({ origin: platform.origin, as: session({ token: founder.token }) });
  await theirs.ticket.create({
    ...contact,
    OrganizationId: other.orgId,
    Type: 'crash',
    Title: '闪退',
    Content: '闪退。',
  });
  await uos.ticket.create({
    ...contact,
    OrganizationId: orgId,
    Type: 'proposal',
    Title: '分线方案',
    Content: '想请教做法。',
    Expert: 'chief',
    Duration: 3,
  });
  await operator.serviceToken.generate({ Name: 'weekly-report', ServiceName: 'uos' });
  await operator.serviceToken.generate({ Name: 'match-report', ServiceName: 'matchmaking' });
  return { appId: app.id, orgId, orgName, otherOrg, lastMonth };
}

type Operator = Awaited<ReturnType<typeof fillBackOffice>>['operator'];

async function refund(operator: Operator, orgId: string, Amount: number, Remark: string, Activate: boolean) {
  await operator.billing.transactions.create({ OrganizationId: orgId, Type: 'Refund', Amount, Remark, Activate });
}

function used({ used: use }: World['platform'], month: string, appId: string, amount: number): Promise<void> {
  return use(new Date(`${month}-01T05:00:00Z`), [{ appId, service: 'asset-streaming', metric: 'usage', amount }]);
}
