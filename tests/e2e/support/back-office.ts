// What waits in the back offices: an invoice that was applied for, a certification, consultations, tokens, and an
// organisation that wants to be approved. The money behind it is `money.ts`.

import { createUos, session, type Uos } from '@uos/sdk';
import { fillMoney, type Money } from './money.ts';
import { oncePerWorld } from './once.ts';
import type { World } from './world.ts';

export interface BackOffice extends Money {
  readonly orgId: string;
  /** An organisation that waits for an operator. */
  readonly pendingOrgId: string;
  /** A consultation that nobody has answered. */
  readonly ticketId: string;
  /** The developer who asked. */
  readonly userId: string;
}

export const fillBackOffice = oncePerWorld(fill);

async function fill(world: World): Promise<BackOffice> {
  const { app, uos } = world;
  const money = await fillMoney(world);
  const { operator, deposited } = money;
  await uos.billing.invoices.create({
    TransactionId: deposited.Id,
    Type: 'VAT',
    Format: 'PDF',
    Title: '上海星海互动科技有限公司',
    TaxNumber: '91310115MA1K4XXX0X',
    Address: '上海市浦东新区世纪大道 100 号',
    Phone: '021-50000000',
    BankName: '招商银行上海分行',
    BankAccount: '121900000010001',
    Email: 'finance@example.com',
  });
  await uos.certification.create({
    OrganizationId: app.orgId,
    CompanyName: '上海星海互动科技有限公司',
    CreditCode: '91310115MA1K4XXX0X',
    LicenseImageUrl: 'https://files.example.com/licence.png',
    LegalPerson: '林星海',
    ContactName: '梅小雨',
    ContactPhone: '13800000000',
    ContactEmail: 'mei@example.com',
  });
  const contact = { ContactName: '林工', ContactPhone: '13900000000', ContactEmail: 'lin@example.com' };
  const asked = { OrganizationId: app.orgId, AppId: app.id, ...contact };
  const { Id: ticketId, CreatedBy: userId } = await uos.ticket.create({
    ...asked,
    Type: 'crash',
    Title: 'Android 14 启动闪退',
    Content: '更新到 1.8.2 之后，部分机型进入大厅时闪退。\n堆栈见附件，集中在渲染线程。',
  });
  const { Id: answered } = await uos.ticket.create({
    ...asked,
    Type: 'proposal',
    Title: '万人同屏的同步方案',
    Content: '计划在周年庆做一场万人活动，想请教分线与兴趣管理的做法。',
    Expert: 'chief',
    Duration: 3,
  });
  await operator.ticket.update({ id: answered, Reply: '已收到，专家将在两个工作日内与您约时间。' });
  for (const [Name, ServiceName] of [
    ['nightly-report', 'uos'],
    ['match-probe', 'matchmaking'],
    ['partner-sync', 'bluecloud'],
  ] as const) {
    await operator.serviceToken.generate({ Name, ServiceName });
  }
  return { ...money, orgId: app.orgId, pendingOrgId: await pendingOrganization(world), ticketId, userId };
}

/** Somebody without an organisation asks for one. */
async function pendingOrganization({ platform }: World): Promise<string> {
  const { token } = await platform.signedIn('qiu-founder');
  const founder: Uos = createUos({ origin: platform.origin, as: session({ token }) });
  const { id } = await founder.org.create({ OrgName: '秋声工作室', Domain: 'autumn.example' });
  return id;
}
