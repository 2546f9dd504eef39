// What organisations pay: bills, balances, transactions, invoices. Source: platform-core.md 7.6; wire 2.3.5.

import * as z from 'zod';
import { plainWords } from '../../kernel/enums.ts';
import { alsoAs, field, month, secret } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { serviceNames } from '../../rules/services/service-name.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { changedSince } from '../shared/seen.ts';
import * as s from './schemas.ts';

const badParameters = 'invalid parameters';
const badOrganization = 'invalid organization id';
const badTransaction = 'invalid transaction id';
const badStatus = 'invalid transaction status';
const badInvoice = 'invalid invoice id';
const noOrganization = 'error to get org info';
const noMonth = 'no selected month';

const byTransaction = {
  id: field(z.uuid({ error: badTransaction }), '交易 ID', 'Transaction id', 'billing.transaction'),
};
const byInvoice = { id: field(z.uuid({ error: badInvoice }), '发票 ID', 'Invoice id', 'billing.invoice') };
const byOrganization = { orgId: field(z.uuid(), '组织 ID', 'Organisation id', 'org.org') };

/** Operators and billing administrators. */
const forBilling = { accepts: 'billing', access: 'billing' } as const;
const ofOrganization = {
  orgId: field(z.uuid().optional(), '组织 ID', 'Only this organisation; members have to name one of theirs', 'org.org'),
};
const ofService = field(plainWords(serviceNames).optional(), '服务', 'Only this service');
const bearerOfLink = secret('访问令牌', 'Token of a bill link, instead of a session').optional();

export const billing = service(
  'billing',
  {
    title: { zh: '账单与费用', en: 'Billing' },
    group: 'billing',
    intro: {
      zh: '账单、充值、调整、退款、发票与组织余额。',
      en: 'Bills, deposits, adjustments, refunds, invoices and balances of organisations.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'payer',
    errorStyle: 'platform',
  },
  {
    bills: {
      list: op('GET /api/bills', {
        query: z.object({
          month: s.reportMonth,
          ...ofOrganization,
          appId: field(z.uuid().optional(), '应用 ID', 'Only this app', 'app.app'),
          serviceName: ofService,
          ...offsetCount,
        }),
        reply: s.BillPage,
        paging: 'total-items',
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '列出账单', en: 'List the bills of every organisation' },
        errors: [noMonth, badParameters],
      }),
      byOrganization: op('GET /api/organizations/{orgId}/bills', {
        params: byOrganization,
        query: z.object({
          month: month('月份', 'One month; or a range').optional(),
          startMonth: month('开始月份', 'First month of a range, included').optional(),
          endMonth: month('结束月份', 'Last month of a range, included').optional(),
          token: bearerOfLink,
          ...offsetCount,
        }),
        reply: s.BillPage,
        paging: 'total-items',
        // why linked: the printable bill is a public page; wire/cdn-and-platform.md 2.3.5
        access: 'linked',
        known: 'assumed',
        because: 'fields not shown; members, operators and billing administrators, or the token of a bill link',
        summary: { zh: '列出组织的账单', en: 'List the bills of one organisation' },
        errors: [noOrganization, noMonth, badParameters],
      }),
      createLink: op('POST /api/organizations/{orgId}/bill-link', {
        params: byOrganization,
        body: z.object({ Month: s.reportMonth }),
        reply: s.BillLink,
        known: 'assumed',
        because: 'the printable bill is a public page, so something has to stand in for the session',
        summary: { zh: '生成可打印账单的链接', en: 'Make a link to the printable bill of a month' },
        errors: [noOrganization, noMonth, badParameters],
      }),
      process: op('POST /api/process-bill', {
        body: z.object({
          Month: month('月份', 'Default: the current month').optional(),
          ServiceName: ofService,
        }),
        reply: s.BillRun,
        retry: 'always',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '处理账单，可重复执行', en: 'Compute the bills of a month, also again' },
        errors: [badParameters],
      }),
    },
    billLogs: {
      list: op('GET /api/bill-logs', {
        query: z.object({
          month: month('月份', 'Only this month').optional(),
          status: field(s.BillLogStatus.optional(), '状态', 'Only runs in this state'),
          ...offsetCount,
        }),
        reply: s.BillLogPage,
        paging: 'total-items',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '列出账单处理日志', en: 'List the runs of the bill processing, newest first' },
        errors: [badParameters],
      }),
    },
    monthly: {
      amount: op('GET /api/monthly-amount', {
        query: z.object({ month: s.reportMonth, ...ofOrganization }),
        reply: s.MonthlyAmount,
        ...fieldsAreOurs,
        summary: { zh: '查看月度金额', en: 'Read what a month costs by service' },
        errors: [noMonth, noOrganization, badParameters],
      }),
      transactions: op('GET /api/transactions/monthly', {
        query: z.object({ month: s.reportMonth }),
        reply: s.MonthlyTransactions,
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '查看月度交易', en: 'Read the transactions of a month' },
        errors: [noMonth, badParameters],
      }),
      bills: op('GET /api/transactions/monthly-bills', {
        query: z.object({ month: s.reportMonth, ...ofOrganization, token: bearerOfLink }),
        reply: s.MonthlyBills,
        access: 'linked',
        known: 'assumed',
        because: 'fields not shown; members, operators and billing administrators, or the token of a bill link',
        summary: { zh: '查看月度账单', en: 'Read what each organisation owes for a month' },
        errors: [noMonth, noOrganization, badParameters],
      }),
      billDiff: op('GET /api/transactions/monthly-bill-diff', {
        query: z.object({ month: s.reportMonth }),
        reply: s.MonthlyBillDiff,
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '对比上月账单', en: 'Compare the bills of a month with the month before' },
        errors: [noMonth, badParameters],
      }),
      trend: op('GET /api/transactions/monthly-trend', {
        query: z.object({
          ...ofOrganization,
          months: field(z.int().min(1).max(120).optional(), '月数', 'How many months, default 12'),
        }),
        reply: s.MonthlyTrend,
        ...fieldsAreOurs,
        summary: { zh: '查看月度趋势', en: 'Read bills and deposits month by month' },
        errors: [noOrganization, badParameters],
      }),
    },
    balances: {
      list: op('GET /api/balance', {
        query: z.object({
          // why: the server reads `orgId[]` as the same key; wire/cdn-and-platform.md 2.1
          orgId: field(
            z.array(z.uuid()).max(9999).optional(),
            '组织 ID',
            'Only these; an unknown one has all zeros',
            'org.org',
          ),
          OrganizationId: field(z.string().optional(), '组织 ID', 'Exact id, account search of operators', 'org.org'),
          OrganizationName: alsoAs(field(z.string().optional(), '组织', 'Part of the name'), 'organizationName'),
          companyName: field(z.string().optional(), '公司名称', 'Part of the company name'),
          ...offsetCount,
        }),
        reply: s.BalancePage,
        paging: 'total-items',
        known: 'spec',
        summary: { zh: '列出账户余额', en: 'List the balances of organisations' },
        errors: [badParameters],
      }),
    },
    transactions: {
      list: op('GET /api/transactions', {
        query: z.object({
          ...ofOrganization,
          organizationName: field(z.string().optional(), '组织', 'Part of the name'),
          companyName: field(z.string().optional(), '公司名称', 'Part of the company name'),
          type: field(s.TransactionType.optional(), '类型', 'Only this kind'),
          status: field(s.TransactionStatus.optional(), '状态', 'Only this state'),
          month: month('月份', 'Only this month').optional(),
          ...offsetCount,
        }),
        reply: s.TransactionPage,
        paging: 'total-items',
        known: 'spec',
        summary: { zh: '列出交易', en: 'List transactions, newest first' },
        errors: [noOrganization, 'invalid transaction type', badParameters],
      }),
      create: op('POST /api/transactions', {
        body: s.TransactionCreate,
        reply: s.Transaction,
        ...fieldsAreOurs,
        summary: { zh: '创建交易', en: 'Create a deposit; operators also adjustments and refunds' },
        errors: ['invalid transaction type', badOrganization, 'invalid voucher image url', badParameters],
      }),
      get: op('GET /api/transactions/{id}', {
        params: byTransaction,
        reply: s.TransactionWithInvoice,
        ...fieldsAreOurs,
        summary: { zh: '查看交易', en: 'Read a transaction with its invoice' },
        errors: [badTransaction],
      }),
      update: op('PUT /api/transactions/{id}', {
        params: byTransaction,
        body: s.TransactionUpdate,
        reply: s.Transaction,
        known: 'assumed',
        because: 'payload not shown; its creator while it is pending',
        summary: { zh: '修改待审核的交易', en: 'Change a pending transaction' },
        errors: [badTransaction, badStatus, 'invalid voucher image url', badParameters],
      }),
      cancel: op('POST /api/transactions/{id}/cancel', {
        params: byTransaction,
        reply: s.Transaction,
        danger: 'confirm',
        known: 'spec',
        summary: { zh: '取消待审核的交易', en: 'Cancel a pending transaction' },
        errors: [badTransaction, 'only pending transactions can be cancelled'],
      }),
      activate: op('POST /api/transactions/{id}/activate', {
        params: byTransaction,
        body: s.ReviewStep,
        reply: s.Transaction,
        danger: 'confirm',
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '审核通过交易', en: 'Accept a pending transaction' },
        errors: [badTransaction, badStatus, changedSince],
      }),
      invalidate: op('POST /api/transactions/{id}/invalidate', {
        params: byTransaction,
        body: s.ReviewStep,
        reply: s.Transaction,
        danger: 'confirm',
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '驳回交易', en: 'Reject a pending transaction' },
        errors: [badTransaction, badStatus, changedSince],
      }),
    },
    invoices: {
      list: op('GET /api/invoices', {
        query: z.object({
          ...ofOrganization,
          transactionId: field(
            z.uuid({ error: badTransaction }).optional(),
            '交易 ID',
            'Only of this transaction',
            'billing.transaction',
          ),
          status: field(s.InvoiceStatus.optional(), '状态', 'Only this state'),
          ...offsetCount,
        }),
        reply: s.InvoicePage,
        paging: 'total-items',
        ...fieldsAreOurs,
        summary: { zh: '列出发票', en: 'List invoices, newest first' },
        errors: [noOrganization, badTransaction, badParameters],
      }),
      create: op('POST /api/invoices', {
        body: s.InvoiceCreate,
        reply: s.Invoice,
        access: 'member',
        ...fieldsAreOurs,
        summary: { zh: '申请发票', en: 'Apply for the invoice of a reviewed deposit' },
        errors: [badTransaction, badStatus, 'the transaction already had a invoice', badParameters],
      }),
      update: op('PUT /api/invoices/{id}', {
        params: byInvoice,
        body: s.InvoiceUpdate,
        reply: s.Invoice,
        known: 'assumed',
        because: 'payload not shown; its creator while it is pending',
        summary: { zh: '修改或取消发票申请', en: 'Change an application for an invoice, or take it back' },
        errors: [badInvoice, 'error to get invoice', badParameters],
      }),
      file: op('GET /api/invoices/{id}/file', {
        params: byInvoice,
        reply: 'bytes',
        known: 'assumed',
        because:
          'an extension: the specification names a file URL and no call behind it; PDF or OFD, once it is issued',
        summary: { zh: '下载发票文件', en: 'Download the file of an issued invoice' },
        errors: [badInvoice, badParameters],
      }),
      finish: op('POST /api/invoices/{id}/finish', {
        params: byInvoice,
        body: s.InvoiceIssue,
        reply: s.Invoice,
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '开具发票', en: 'Issue an invoice' },
        errors: [badInvoice, badParameters, changedSince],
      }),
      invalidate: op('POST /api/invoices/{id}/invalidate', {
        params: byInvoice,
        body: s.ReviewStep,
        reply: s.Invoice,
        danger: 'confirm',
        ...forBilling,
        ...fieldsAreOurs,
        summary: { zh: '作废发票', en: 'Invalidate an invoice' },
        errors: [badInvoice, badParameters, changedSince],
      }),
    },
  },
);
