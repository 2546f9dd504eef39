// Asks for a new organisation.
import { platformLabels } from '@uos/contract/labels';
import { changeProfile } from '../../profile/where/config.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'org create',
  web: '/apps',
  summary: { zh: '申请创建组织', en: 'Ask for a new organisation' },
  description: {
    zh: '运营人员审批通过之后才能使用，用 uos org get 查看进度。',
    en: 'It is of use once an operator has approved it; uos org get tells.',
  },
  args: { name: { text: { zh: '名称', en: 'Name' } } },
  flags: {
    domain: { type: 'string', required: true, text: { zh: '域名', en: 'Domain of the organisation' } },
    company: { type: 'string', text: { zh: '公司名称', en: 'Company' } },
    use: { type: 'boolean', text: { zh: '设为当前组织', en: 'Make it the current one' } },
  },
  examples: [
    {
      text: { zh: '申请并设为当前组织', en: 'Ask, and work with it' },
      line: 'uos org create 星海工作室 --domain nova.example --company 星海科技有限公司 --use',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.organization.status },
    ],
    fields: ['id', 'name', 'status', 'domain', 'companyName', 'role', 'createdAt'],
  },
  replaces: ['org.create'],
  async run(ctx) {
    const { domain, company, use } = ctx.flags;
    const org = await ctx.uos.service('org');
    const created = await org.create({
      OrgName: ctx.args.name,
      Domain: domain,
      ...(company && { CompanyName: company }),
    });
    if (use) {
      await changeProfile(ctx.env, ctx.settings.profile.value, { org: created.id });
    }
    ctx.note({ zh: '已提交申请，等待审批。', en: 'Asked for; an operator has to approve it.' });
    return created;
  },
});
