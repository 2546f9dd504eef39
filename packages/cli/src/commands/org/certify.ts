// Applies for the certification of an organisation's company, again after a rejection.
import { platformLabels } from '@uos/contract/labels';
import { fileUrlOf } from '../../connection/file-url.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { ORG_FLAG, organizationOf } from './organizations.ts';

export default defineCommand({
  id: 'org certify',
  web: '/apps',
  summary: { zh: '申请企业认证，被驳回后可再次提交', en: 'Apply for the certification of a company' },
  description: {
    zh: '审核通过后组织即通过审批，用 uos org get 查看进度。待审核或被驳回的申请会被新的内容替换。',
    en: 'Once approved the organisation is too; uos org get tells. What waits or was rejected is replaced by what is given.',
  },
  args: { company: { text: { zh: '营业执照上的公司名称', en: 'Name of the company as registered' } } },
  flags: {
    'credit-code': {
      type: 'string',
      required: true,
      text: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    },
    license: {
      type: 'string',
      value: 'file|url',
      required: true,
      text: { zh: '营业执照：图片文件或地址', en: 'Business licence: a picture or its address' },
    },
    'legal-person': { type: 'string', required: true, text: { zh: '法定代表人', en: 'Legal representative' } },
    'contact-name': { type: 'string', required: true, text: { zh: '联系人', en: 'Whom to ask' } },
    'contact-phone': { type: 'string', required: true, text: { zh: '联系电话', en: 'Phone number' } },
    'contact-email': { type: 'string', required: true, text: { zh: '联系邮箱', en: 'E-mail' } },
    bank: { type: 'string', text: { zh: '开户行', en: 'Bank of the company' } },
    account: { type: 'string', text: { zh: '银行账号', en: 'Account at that bank' } },
    ...ORG_FLAG,
  },
  changes: 'account',
  examples: [
    {
      text: { zh: '为当前组织申请', en: 'For the current organisation' },
      line: 'uos org certify 星海科技有限公司 --credit-code 91310000MA1K35XXXX --license license.png --legal-person 张三 --contact-name 小明 --contact-phone 13800000000 --contact-email ops@nova.example',
    },
  ],
  output: {
    columns: [
      { field: 'CompanyName', title: { zh: '公司', en: 'Company' } },
      { field: 'OrganizationName', title: { zh: '组织', en: 'Organisation' } },
      { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.certification.status },
      { field: 'Id', title: { zh: '认证 ID', en: 'Certification id' } },
    ],
    fields: [
      ...['Id', 'OrganizationId', 'OrganizationName', 'CompanyName', 'CreditCode', 'LicenseImageUrl', 'LegalPerson'],
      ...['ContactName', 'ContactPhone', 'ContactEmail', 'BankName', 'BankAccount', 'Status', 'Reason', 'CreatedAt'],
      ...['CreatedBy', 'ReviewedBy', 'ReviewedAt', 'UpdatedAt'],
    ],
  },
  exits: { 6: { zh: '已经认证过', en: 'certified already' } },
  async run(ctx) {
    const { args, flags } = ctx;
    const { id: orgId, name } = await organizationOf(ctx, flags.org);
    const certification = await ctx.uos.service('certification');
    const { Items } = await certification.list({ orgId, count: 1 });
    const [newest] = Items;
    if (newest?.Status === 'Approved') {
      throw new CliError('certified', {
        exit: EXIT.conflict,
        what: () => ctx.say({ zh: `${name} 已经通过企业认证。`, en: `${name} is certified already.` }),
        why: () => newest.CompanyName,
        next: 'uos org get',
      });
    }
    const company = {
      CompanyName: args.company,
      CreditCode: flags['credit-code'],
      LicenseImageUrl: await fileUrlOf(ctx, flags.license, 'license'),
      LegalPerson: flags['legal-person'],
      ContactName: flags['contact-name'],
      ContactPhone: flags['contact-phone'],
      ContactEmail: flags['contact-email'],
      ...(flags.bank && { BankName: flags.bank }),
      ...(flags.account && { BankAccount: flags.account }),
    };
    const applied =
      newest === undefined
        ? await certification.create({ OrganizationId: orgId, ...company })
        : await certification.update({ id: newest.Id, ...company });
    ctx.note({ zh: '已提交，等待审核。', en: 'Handed in; it will be reviewed.' });
    return applied;
  },
});
