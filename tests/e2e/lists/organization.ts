// The money of an organisation, and what its people asked.

import { fillMoney } from '../support/money.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const organizationLists: Lists = {
  title: 'money and consultations',
  as: 'owner',
  fill,
  cases: [
    { id: 'billing.bills', path: '/apps/bill?tab=bills', search: '星海', sort: '金额' },
    { id: 'billing.transactions', path: '/apps/bill?tab=transactions', filter: ['类型', '充值'] },
    { id: 'billing.invoices', path: '/apps/bill?tab=invoices' },
    { id: 'app.bill', path: '/services/{appId}/bill', filter: ['服务', '玩家账号'], sort: '金额' },
    { id: 'ticket.list', path: '/consultation', filter: ['类型', '方案咨询'], without: ['search'] },
    { id: 'ticket.list', path: '/consultation', search: '{ticketId}', without: ['filter', 'page'] },
  ],
};

export const lists: readonly Lists[] = [organizationLists];

async function fill(world: World) {
  const { app, platform, uos } = world;
  const { months, operator } = await fillMoney(world);
  const [Month = ''] = months;
  const { AppId: other } = await uos.app.create({ ProjectName: '潮汐纪', OrganizationId: app.orgId });
  await platform.used(new Date(`${Month}-01T05:00:00Z`), [
    { appId: other, service: 'asset-streaming', metric: 'usage', amount: 400e9 },
  ]);
  await operator.billing.bills.process({ Month });
  const contact = { ContactName: '林工', ContactPhone: '13900000000', OrganizationId: app.orgId };
  let ticketId = '';
  for (const [Type, Title] of [
    ['crash', '启动闪退'],
    ['proposal', '同步方案'],
    ['proposal', '分线方案'],
  ] as const) {
    const expert = Type === 'proposal' ? ({ Expert: 'chief', Duration: 3 } as const) : {};
    ({ Id: ticketId } = await uos.ticket.create({ ...contact, ...expert, Type, Title, Content: '想请教做法。' }));
  }
  return { appId: app.id, ticketId };
}
