// Shows an organisation: who it is, what it has left, whether its company is certified.
import { platformLabels } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { ORG_ARG, organizationOf } from './organizations.ts';

export default defineCommand({
  id: 'org get',
  web: '/apps',
  summary: { zh: '查看组织：审批、企业认证、余额', en: 'Show an organisation: approval, certification, balance' },
  args: ORG_ARG,
  examples: [
    { text: { zh: '当前组织', en: 'The current one' }, line: 'uos org get' },
    { text: { zh: '按名称', en: 'By name' }, line: 'uos org get demo-studio --json=id,balance' },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'status', title: { zh: '审批', en: 'Approval' }, labels: platformLabels.organization.status },
      { field: 'role', title: { zh: '我的角色', en: 'My role' }, labels: platformLabels.app.role },
      { field: 'domain', title: { zh: '域名', en: 'Domain' } },
      { field: 'companyName', title: { zh: '公司', en: 'Company' } },
      {
        field: 'certification',
        title: { zh: '企业认证', en: 'Certification' },
        labels: platformLabels.certification.status,
      },
      { field: 'balance', title: { zh: '余额', en: 'Balance' }, format: 'yuan' },
      { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
    ],
    fields: ['id', 'name', 'status', 'role', 'domain', 'companyName', 'certification', 'balance', 'createdAt'],
  },
  async run(ctx) {
    const found = await organizationOf(ctx, ctx.args.org);
    const [billing, certification] = await Promise.all([ctx.uos.service('billing'), ctx.uos.service('certification')]);
    const [balances, certifications] = await Promise.all([
      billing.balances.list({ orgId: [found.id], count: 1 }),
      certification.list({ orgId: found.id, count: 1 }),
    ]);
    return {
      ...found,
      certification: certifications.Items[0]?.Status ?? '',
      balance: balances.Items[0]?.Balance ?? 0,
    };
  },
});
