// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const billsListFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  appId: { in: 'query', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Only this app' },
  serviceName: { in: 'query', type: 'string', enum: ['asset-streaming', 'multiverse', 'usync', 'passport', 'func', 'func-stateless', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace', 'push', 'hello', 'safe', 'baking', 'wind', 'upr', 'device', 'metrics'], zh: '服务', titleEn: 'Service', en: 'Only this service' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const billsByOrganizationFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  month: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'One month; or a range' },
  startMonth: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '开始月份', titleEn: 'Start month', en: 'First month of a range, included' },
  endMonth: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '结束月份', titleEn: 'End month', en: 'Last month of a range, included' },
  token: { in: 'query', type: 'string', secret: true, zh: '访问令牌', titleEn: 'Access token', en: 'Token of a bill link, instead of a session' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const billsCreateLinkFields: OperationFields = {
  orgId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation id' },
  Month: { in: 'body', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
};

export const billsProcessFields: OperationFields = {
  Month: { in: 'body', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'Default: the current month' },
  ServiceName: { in: 'body', type: 'string', enum: ['asset-streaming', 'multiverse', 'usync', 'passport', 'func', 'func-stateless', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace', 'push', 'hello', 'safe', 'baking', 'wind', 'upr', 'device', 'metrics'], zh: '服务', titleEn: 'Service', en: 'Only this service' },
};

export const billLogsListFields: OperationFields = {
  month: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'Only this month' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Finished'], zh: '状态', titleEn: 'Status', en: 'Only runs in this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const monthlyAmountFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
};

export const monthlyTransactionsFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
};

export const monthlyBillsFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  token: { in: 'query', type: 'string', secret: true, zh: '访问令牌', titleEn: 'Access token', en: 'Token of a bill link, instead of a session' },
};

export const monthlyBillDiffFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, min: 1, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM' },
};

export const monthlyTrendFields: OperationFields = {
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  months: { in: 'query', type: 'integer', min: 1, max: 120, zh: '月数', titleEn: 'Months', en: 'How many months, default 12' },
};

export const balancesListFields: OperationFields = {
  orgId: { in: 'query', type: 'array', max: 9999, items: { type: 'string', required: true, format: 'uuid' }, zh: '组织 ID', titleEn: 'Organization ID', en: 'Only these; an unknown one has all zeros' },
  OrganizationId: { in: 'query', type: 'string', zh: '组织 ID', titleEn: 'Organization ID', en: 'Exact id, account search of operators' },
  OrganizationName: { in: 'query', type: 'string', zh: '组织', titleEn: 'Organization', en: 'Part of the name' },
  companyName: { in: 'query', type: 'string', zh: '公司名称', titleEn: 'Company', en: 'Part of the company name' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const transactionsListFields: OperationFields = {
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  organizationName: { in: 'query', type: 'string', zh: '组织', titleEn: 'Organization', en: 'Part of the name' },
  companyName: { in: 'query', type: 'string', zh: '公司名称', titleEn: 'Company', en: 'Part of the company name' },
  type: { in: 'query', type: 'string', enum: ['Deposit', 'Adjustment', 'Refund'], zh: '类型', titleEn: 'Type', en: 'Only this kind' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Active', 'Invalid', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  month: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'Only this month' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const transactionsCreateFields: OperationFields = {
  OrganizationId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation' },
  Type: { in: 'body', type: 'string', required: true, enum: ['Deposit', 'Adjustment', 'Refund'], zh: '类型', titleEn: 'Type', en: 'Members may only deposit' },
  AdjustmentType: { in: 'body', type: 'string', enum: ['Increase', 'Reduce'], zh: '调整类型', titleEn: 'Kind of adjustment', en: 'Needed where the type is Adjustment' },
  Amount: { in: 'body', type: 'number', required: true, min: 0.01, max: 1000000000, step: 0.01, zh: '金额', titleEn: 'Amount', en: 'Yuan above 0, at most two decimals' },
  VoucherImageUrl: { in: 'body', type: 'string', max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '转账凭证', titleEn: 'Transfer receipt', en: 'URL of the picture; needed for a deposit by bank transfer' },
  Month: { in: 'body', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'Month an adjustment belongs to' },
  ServiceName: { in: 'body', type: 'string', enum: ['asset-streaming', 'multiverse', 'usync', 'passport', 'func', 'func-stateless', 'remote-config', 'matchmaking', 'storage', 'save', 'stacktrace', 'push', 'hello', 'safe', 'baking', 'wind', 'upr', 'device', 'metrics'], zh: '服务', titleEn: 'Service', en: 'Service an adjustment is for' },
  AppId: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App an adjustment is for' },
  Remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
  Activate: { in: 'body', type: 'boolean', zh: '直接生效', titleEn: 'Activate', en: 'Adjustments and refunds only: skip the review' },
};

export const transactionsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Transaction id' },
};

export const transactionsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Transaction id' },
  Amount: { in: 'body', type: 'number', min: 0.01, max: 1000000000, step: 0.01, zh: '金额', titleEn: 'Amount', en: 'Yuan above 0, at most two decimals' },
  VoucherImageUrl: { in: 'body', type: 'string', max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '转账凭证', titleEn: 'Transfer receipt', en: 'URL of the picture; needed for a deposit by bank transfer' },
  Remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
};

export const transactionsCancelFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Transaction id' },
};

export const transactionsActivateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Transaction id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Amount: { in: 'body', type: 'number', min: -1000000000000, max: 1000000000000, zh: '所见的金额', titleEn: 'Amount', en: 'Yuan, as it was read; refused with 409 where it differs' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const transactionsInvalidateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Transaction id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Amount: { in: 'body', type: 'number', min: -1000000000000, max: 1000000000000, zh: '所见的金额', titleEn: 'Amount', en: 'Yuan, as it was read; refused with 409 where it differs' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const invoicesListFields: OperationFields = {
  orgId: { in: 'query', type: 'string', format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Only this organisation; members have to name one of theirs' },
  transactionId: { in: 'query', type: 'string', format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'Only of this transaction' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Finished', 'Invalid', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'Only this state' },
  offset: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Offset', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20' },
};

export const invoicesCreateFields: OperationFields = {
  TransactionId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '交易 ID', titleEn: 'Transaction ID', en: 'A reviewed deposit without an invoice' },
  Type: { in: 'body', type: 'string', required: true, enum: ['VAT', 'regular'], zh: '发票类型', titleEn: 'Kind of invoice', en: 'VAT needs address, phone, bank and account too' },
  Format: { in: 'body', type: 'string', required: true, enum: ['PDF', 'OFD'], zh: '文件格式', titleEn: 'Format', en: 'Format of the file' },
  Title: { in: 'body', type: 'string', required: true, min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '发票抬头', titleEn: 'Invoice title', en: 'Company the invoice is made out to' },
  TaxNumber: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '税号', titleEn: 'Tax number', en: 'Taxpayer number' },
  Address: { in: 'body', type: 'string', min: 1, max: 300, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '注册地址', titleEn: 'Registered address', en: 'Registered address, needed for VAT' },
  Phone: { in: 'body', type: 'string', min: 1, max: 30, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '注册电话', titleEn: 'Registered phone', en: 'Registered phone number, needed for VAT' },
  BankName: { in: 'body', type: 'string', min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '开户行', titleEn: 'Bank', en: 'Bank, needed for VAT' },
  BankAccount: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '银行账号', titleEn: 'Bank account', en: 'Account at that bank, needed for VAT' },
  Email: { in: 'body', type: 'string', required: true, pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '接收邮箱', titleEn: 'Email', en: 'Where the invoice is sent' },
  Remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
};

export const invoicesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '发票 ID', titleEn: 'Invoice ID', en: 'Invoice id' },
  Type: { in: 'body', type: 'string', enum: ['VAT', 'regular'], zh: '发票类型', titleEn: 'Kind of invoice', en: 'VAT needs address, phone, bank and account too' },
  Format: { in: 'body', type: 'string', enum: ['PDF', 'OFD'], zh: '文件格式', titleEn: 'Format', en: 'Format of the file' },
  Title: { in: 'body', type: 'string', min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '发票抬头', titleEn: 'Invoice title', en: 'Company the invoice is made out to' },
  TaxNumber: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '税号', titleEn: 'Tax number', en: 'Taxpayer number' },
  Address: { in: 'body', type: 'string', min: 1, max: 300, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '注册地址', titleEn: 'Registered address', en: 'Registered address, needed for VAT' },
  Phone: { in: 'body', type: 'string', min: 1, max: 30, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '注册电话', titleEn: 'Registered phone', en: 'Registered phone number, needed for VAT' },
  BankName: { in: 'body', type: 'string', min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '开户行', titleEn: 'Bank', en: 'Bank, needed for VAT' },
  BankAccount: { in: 'body', type: 'string', min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '银行账号', titleEn: 'Bank account', en: 'Account at that bank, needed for VAT' },
  Email: { in: 'body', type: 'string', pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$', zh: '接收邮箱', titleEn: 'Email', en: 'Where the invoice is sent' },
  Remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
  Status: { in: 'body', type: 'string', enum: ['Cancelled'], zh: '状态', titleEn: 'Status', en: 'Takes the application back' },
};

export const invoicesFileFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '发票 ID', titleEn: 'Invoice ID', en: 'Invoice id' },
};

export const invoicesFinishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '发票 ID', titleEn: 'Invoice ID', en: 'Invoice id' },
  InvoiceNumber: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '发票号码', titleEn: 'Invoice number', en: 'Number on the invoice' },
  FileUrl: { in: 'body', type: 'string', max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '发票文件', titleEn: 'Invoice file', en: 'URL of the file; without it the platform makes one' },
  Amount: { in: 'body', type: 'number', min: -1000000000000, max: 1000000000000, zh: '所见的金额', titleEn: 'Amount', en: 'Yuan, as it was read; refused with 409 where it differs' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const invoicesInvalidateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '发票 ID', titleEn: 'Invoice ID', en: 'Invoice id' },
  Reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Why' },
  Amount: { in: 'body', type: 'number', min: -1000000000000, max: 1000000000000, zh: '所见的金额', titleEn: 'Amount', en: 'Yuan, as it was read; refused with 409 where it differs' },
  Revision: { in: 'body', type: 'integer', min: 0, max: 2147483647, zh: '所见的修改次数', titleEn: 'Revision', en: 'As it was read; refused with 409 where it differs' },
};

export const billingFields: ServiceFields = {
  'bills.list': billsListFields,
  'bills.byOrganization': billsByOrganizationFields,
  'bills.createLink': billsCreateLinkFields,
  'bills.process': billsProcessFields,
  'billLogs.list': billLogsListFields,
  'monthly.amount': monthlyAmountFields,
  'monthly.transactions': monthlyTransactionsFields,
  'monthly.bills': monthlyBillsFields,
  'monthly.billDiff': monthlyBillDiffFields,
  'monthly.trend': monthlyTrendFields,
  'balances.list': balancesListFields,
  'transactions.list': transactionsListFields,
  'transactions.create': transactionsCreateFields,
  'transactions.get': transactionsGetFields,
  'transactions.update': transactionsUpdateFields,
  'transactions.cancel': transactionsCancelFields,
  'transactions.activate': transactionsActivateFields,
  'transactions.invalidate': transactionsInvalidateFields,
  'invoices.list': invoicesListFields,
  'invoices.create': invoicesCreateFields,
  'invoices.update': invoicesUpdateFields,
  'invoices.file': invoicesFileFields,
  'invoices.finish': invoicesFinishFields,
  'invoices.invalidate': invoicesInvalidateFields,
};
