// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 账单 · What one service of one app costs in one month */
export interface Bill {
  /** 账单 ID · Bill id */
  Id: string;
  /** 月份 · Month of the bill */
  Month: string;
  /** 组织 ID · Organisation that pays */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 服务 · Service */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 金额 · Yuan */
  Amount: number;
  /** 账单项 · What the amount is made of */
  Items: BillItem[];
  /** 状态 · Pending while the month runs */
  Status: 'Pending' | 'Finished' | (string & {});
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last computation */
  UpdatedAt: string;
}

/** 账单项 · One metric of a bill */
export interface BillItem {
  /** 指标 · Chart key, such as usage */
  Metric: string;
  /** 用量 · Use in Unit */
  Usage: number;
  /** 单位 · Unit of the numbers */
  Unit: string;
  /** 免费额度 · Use that is free */
  FreeQuota: number;
  /** 计费用量 · Use that is paid for */
  BilledUsage: number;
  /** 单价 · Yuan per Unit */
  UnitPrice: number;
  /** 金额 · Yuan */
  Amount: number;
}

/** 账单链接 · A link that shows one monthly bill without a login */
export interface BillLink {
  /** 访问令牌 · Stands in for the session for 10 minutes */
  Token: string;
  /** 链接 · Path of the printable bill with the token in it */
  Url: string;
  /** 过期时间 · End of its life */
  ExpiredAt: string;
}

/** 账单处理结果 · What a run of the bill processing made */
export interface BillRun {
  /** 月份 · Month that was computed */
  Month: string;
  /** 账单数 · Bills that were made or made again */
  BillCount: number;
  /** 金额 · Sum of the bills, yuan */
  Amount: number;
  /** 日志 ID · Log of the run */
  LogId: string;
}

/** 账单日志 · One run of the bill processing */
export interface BillLog {
  /** 日志 ID · Log id */
  Id: string;
  /** 月份 · Month that was computed */
  Month: string;
  /** 日期 · Day of the run in Asia/Shanghai */
  Date: string;
  /** 服务 · Service that was computed, empty for all of them */
  ServiceName: '' | 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 应用数 · Apps with a bill */
  AppCount: number;
  /** 金额 · Sum of the bills, yuan */
  Amount: number;
  /** 状态 · Pending while the run goes on */
  Status: 'Pending' | 'Finished' | (string & {});
  /** 消息 · What went wrong, or empty */
  Message: string;
  /** 开始时间 · Start of the run */
  StartedAt: string;
  /** 完成时间 · End of the run */
  FinishedAt: string | null;
}

/** 月度金额 · What a month costs, by service */
export interface MonthlyAmount {
  /** 月份 · Month */
  Month: string;
  /** 金额 · Sum of the bills, yuan */
  Amount: number;
  /** 服务 · Largest amount first */
  Items: {
    /** 服务 · Internal name of the service */
    ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
    /** 金额 · Yuan */
    Amount: number;
  }[];
}

/** 月度交易 · The transactions of one month and their sums */
export interface MonthlyTransactions {
  /** 月份 · Month */
  Month: string;
  /** 充值金额 · Yuan */
  DepositAmount: number;
  /** 基础服务费 · Yuan */
  IncreasedAmount: number;
  /** 减免金额 · Yuan */
  ReducedAmount: number;
  /** 退款金额 · Yuan */
  RefundAmount: number;
  /** 交易 · Reviewed transactions of the month, newest first */
  Items: Transaction[];
}

/** 交易 · A deposit, adjustment or refund of an organisation */
export interface Transaction {
  /** 交易 ID · Transaction id */
  Id: string;
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 公司名称 · Company of the organisation */
  CompanyName: string;
  /** 类型 · Kind of transaction */
  Type: 'Deposit' | 'Adjustment' | 'Refund' | (string & {});
  /** 调整类型 · Empty unless the type is Adjustment */
  AdjustmentType: '' | 'Increase' | 'Reduce' | (string & {});
  /** 金额 · Yuan, always above 0 */
  Amount: number;
  /** 状态 · Only Active ones count in the balance */
  Status: 'Pending' | 'Active' | 'Invalid' | 'Cancelled' | (string & {});
  /** 方式 · How the money came */
  Method: 'BankTransfer' | 'Online' | 'System' | (string & {});
  /** 商户订单号 · Number at the payment provider that is ours, or empty */
  OutTradeNo: string;
  /** 支付交易号 · Number the payment provider gave it, or empty */
  TradeNo: string;
  /** 转账凭证 · Picture of the bank transfer, or empty */
  VoucherImageUrl: string;
  /** 月份 · Month an adjustment belongs to, or empty */
  Month: string | '' | (string & {});
  /** 服务 · Service an adjustment is for, or empty */
  ServiceName: '' | 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 应用 ID · App an adjustment is for, or empty */
  AppId: string;
  /** 备注 · Remark of the creator */
  Remark: string;
  /** 原因 · Reason of the reviewer */
  Reason: string;
  /** 发票 ID · Its living invoice, or empty */
  InvoiceId: string;
  /** 发票状态 · State of that invoice, or empty */
  InvoiceStatus: '' | 'Pending' | 'Finished' | 'Invalid' | 'Cancelled' | (string & {});
  /** 创建者 · Name of who created it */
  CreatedByName: string;
  /** 审核人 · Operator or billing administrator who decided, or empty */
  ReviewedBy: string;
  /** 审核时间 · Time of the decision */
  ReviewedAt: string | null;
  /** 创建者 ID · Who created it */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 修改次数 · Counts its changes; a decision may name it */
  Revision: number;
}

/** 月度账单 · What each organisation owes for one month */
export interface MonthlyBills {
  /** 月份 · Month */
  Month: string;
  /** 总金额 · Yuan */
  TotalAmount: number;
  /** 组织 · One row per organisation, largest amount first */
  Items: {
    /** 组织 ID · Organisation */
    OrganizationId: string;
    /** 组织 · Name of the organisation */
    OrganizationName: string;
    /** 金额 · Yuan */
    Amount: number;
  }[];
}

/** 月度账单对比 · How the bills of a month differ from those of the month before */
export interface MonthlyBillDiff {
  /** 月份 · Month */
  Month: string;
  /** 上月 · The month before */
  PreviousMonth: string;
  /** 组织 · One row per organisation, largest change first */
  Items: {
    /** 组织 ID · Organisation */
    OrganizationId: string;
    /** 组织 · Name of the organisation */
    OrganizationName: string;
    /** 金额 · Yuan of the month */
    Amount: number;
    /** 上月金额 · Yuan of the month before */
    PreviousAmount: number;
    /** 差额 · Amount less PreviousAmount, yuan */
    Diff: number;
    /** 变化比例 · Change in percent; 0 where the month before had none */
    Percent: number;
  }[];
}

/** 月度趋势 · Bills and deposits by month */
export interface MonthlyTrend {
  /** 月份 · One row per month, oldest first */
  Items: {
    /** 月份 · Month */
    Month: string;
    /** 金额 · Sum of the bills, yuan */
    Amount: number;
    /** 充值金额 · Sum of the deposits, yuan */
    DepositAmount: number;
  }[];
}

/** 账户余额 · What an organisation has paid, owes and has left */
export interface Balance {
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 公司名称 · Company, set by an approved certification */
  CompanyName: string;
  /** 余额 · Deposits + adjustments - refunds - bills, yuan */
  Balance: number;
  /** 上月余额 · Balance at the end of the previous month, yuan */
  LastMonthBalance: number;
  /** 充值金额 · Sum of the deposits, yuan */
  DepositAmount: number;
  /** 调整金额 · Reductions less increases, yuan */
  AdjustmentAmount: number;
  /** 基础服务费 · Sum of the increases, yuan */
  IncreasedAmount: number;
  /** 减免金额 · Sum of the reductions, yuan */
  ReducedAmount: number;
  /** 退款金额 · Sum of the refunds, yuan */
  RefundAmount: number;
  /** 待审核金额 · Deposits that nobody has reviewed yet, yuan */
  PendingAmount: number;
  /** 账单总额 · Sum of all bills, the current month included, yuan */
  TotalBillAmount: number;
}

/** 交易详情 · A transaction with its invoice */
export interface TransactionWithInvoice {
  /** 交易 ID · Transaction id */
  Id: string;
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 公司名称 · Company of the organisation */
  CompanyName: string;
  /** 类型 · Kind of transaction */
  Type: 'Deposit' | 'Adjustment' | 'Refund' | (string & {});
  /** 调整类型 · Empty unless the type is Adjustment */
  AdjustmentType: '' | 'Increase' | 'Reduce' | (string & {});
  /** 金额 · Yuan, always above 0 */
  Amount: number;
  /** 状态 · Only Active ones count in the balance */
  Status: 'Pending' | 'Active' | 'Invalid' | 'Cancelled' | (string & {});
  /** 方式 · How the money came */
  Method: 'BankTransfer' | 'Online' | 'System' | (string & {});
  /** 商户订单号 · Number at the payment provider that is ours, or empty */
  OutTradeNo: string;
  /** 支付交易号 · Number the payment provider gave it, or empty */
  TradeNo: string;
  /** 转账凭证 · Picture of the bank transfer, or empty */
  VoucherImageUrl: string;
  /** 月份 · Month an adjustment belongs to, or empty */
  Month: string | '' | (string & {});
  /** 服务 · Service an adjustment is for, or empty */
  ServiceName: '' | 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 应用 ID · App an adjustment is for, or empty */
  AppId: string;
  /** 备注 · Remark of the creator */
  Remark: string;
  /** 原因 · Reason of the reviewer */
  Reason: string;
  /** 发票 ID · Its living invoice, or empty */
  InvoiceId: string;
  /** 发票状态 · State of that invoice, or empty */
  InvoiceStatus: '' | 'Pending' | 'Finished' | 'Invalid' | 'Cancelled' | (string & {});
  /** 创建者 · Name of who created it */
  CreatedByName: string;
  /** 审核人 · Operator or billing administrator who decided, or empty */
  ReviewedBy: string;
  /** 审核时间 · Time of the decision */
  ReviewedAt: string | null;
  /** 创建者 ID · Who created it */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 修改次数 · Counts its changes; a decision may name it */
  Revision: number;
  /** 发票 · Its newest invoice */
  Invoice: Invoice | null;
}

/** 发票 · An invoice for one deposit */
export interface Invoice {
  /** 发票 ID · Invoice id */
  Id: string;
  /** 交易 ID · Deposit it is for */
  TransactionId: string;
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 发票类型 · Special VAT invoice or regular one */
  Type: 'VAT' | 'regular' | (string & {});
  /** 文件格式 · Format of the file */
  Format: 'PDF' | 'OFD' | (string & {});
  /** 发票抬头 · Company the invoice is made out to */
  Title: string;
  /** 税号 · Taxpayer number */
  TaxNumber: string;
  /** 注册地址 · Registered address */
  Address: string;
  /** 注册电话 · Registered phone number */
  Phone: string;
  /** 开户行 · Bank */
  BankName: string;
  /** 银行账号 · Account at that bank */
  BankAccount: string;
  /** 金额 · Amount of the transaction, yuan */
  Amount: number;
  /** 接收邮箱 · Where the invoice is sent */
  Email: string;
  /** 备注 · Remark of the applicant */
  Remark: string;
  /** 状态 · Pending, then Finished, Invalid or Cancelled */
  Status: 'Pending' | 'Finished' | 'Invalid' | 'Cancelled' | (string & {});
  /** 发票号码 · Set once it is issued */
  InvoiceNumber: string;
  /** 发票文件 · Set once it is issued */
  FileUrl: string;
  /** 原因 · Why it is invalid */
  Reason: string;
  /** 开具时间 · Time of issue */
  IssuedAt: string | null;
  /** 创建者 ID · Who created it */
  CreatedBy: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 修改次数 · Counts its changes; a decision may name it */
  Revision: number;
}

export interface BillsListInput {
  /** 月份 · YYYY-MM */
  month: string;
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 应用 ID · Only this app */
  appId?: string;
  /** 服务 · Only this service */
  serviceName?: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface BillsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Bill[];
}

export interface BillsByOrganizationInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 月份 · One month; or a range */
  month?: string;
  /** 开始月份 · First month of a range, included */
  startMonth?: string;
  /** 结束月份 · Last month of a range, included */
  endMonth?: string;
  /** 访问令牌 · Token of a bill link, instead of a session */
  token?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface BillsByOrganizationReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Bill[];
}

export interface BillsCreateLinkInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 月份 · YYYY-MM */
  Month: string;
}

export interface BillsProcessInput {
  /** 月份 · Default: the current month */
  Month?: string;
  /** 服务 · Only this service */
  ServiceName?: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics';
}

export interface BillLogsListInput {
  /** 月份 · Only this month */
  month?: string;
  /** 状态 · Only runs in this state */
  status?: 'Pending' | 'Finished';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface BillLogsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: BillLog[];
}

export interface MonthlyAmountInput {
  /** 月份 · YYYY-MM */
  month: string;
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
}

export interface MonthlyTransactionsInput {
  /** 月份 · YYYY-MM */
  month: string;
}

export interface MonthlyBillsInput {
  /** 月份 · YYYY-MM */
  month: string;
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 访问令牌 · Token of a bill link, instead of a session */
  token?: string;
}

export interface MonthlyBillDiffInput {
  /** 月份 · YYYY-MM */
  month: string;
}

export interface MonthlyTrendInput {
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 月数 · How many months, default 12 */
  months?: number;
}

export interface BalancesListInput {
  /** 组织 ID · Only these; an unknown one has all zeros */
  orgId?: string[];
  /** 组织 ID · Exact id, account search of operators */
  OrganizationId?: string;
  /** 组织 · Part of the name */
  OrganizationName?: string;
  /** 公司名称 · Part of the company name */
  companyName?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface BalancesListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Balance[];
}

export interface TransactionsListInput {
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 组织 · Part of the name */
  organizationName?: string;
  /** 公司名称 · Part of the company name */
  companyName?: string;
  /** 类型 · Only this kind */
  type?: 'Deposit' | 'Adjustment' | 'Refund';
  /** 状态 · Only this state */
  status?: 'Pending' | 'Active' | 'Invalid' | 'Cancelled';
  /** 月份 · Only this month */
  month?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface TransactionsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Transaction[];
}

export interface TransactionsCreateInput {
  /** 组织 ID · Organisation */
  OrganizationId: string;
  /** 类型 · Members may only deposit */
  Type: 'Deposit' | 'Adjustment' | 'Refund';
  /** 调整类型 · Needed where the type is Adjustment */
  AdjustmentType?: 'Increase' | 'Reduce';
  /** 金额 · Yuan above 0, at most two decimals */
  Amount: number;
  /** 转账凭证 · URL of the picture; needed for a deposit by bank transfer */
  VoucherImageUrl?: string;
  /** 月份 · Month an adjustment belongs to */
  Month?: string;
  /** 服务 · Service an adjustment is for */
  ServiceName?: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics';
  /** 应用 ID · App an adjustment is for */
  AppId?: string;
  /** 备注 · Remark */
  Remark?: string;
  /** 直接生效 · Adjustments and refunds only: skip the review */
  Activate?: boolean;
}

export interface TransactionsGetInput {
  /** 交易 ID · Transaction id */
  id: string;
}

export interface TransactionsUpdateInput {
  /** 交易 ID · Transaction id */
  id: string;
  /** 金额 · Yuan above 0, at most two decimals */
  Amount?: number;
  /** 转账凭证 · URL of the picture; needed for a deposit by bank transfer */
  VoucherImageUrl?: string;
  /** 备注 · Remark */
  Remark?: string;
}

export interface TransactionsCancelInput {
  /** 交易 ID · Transaction id */
  id: string;
}

export interface TransactionsActivateInput {
  /** 交易 ID · Transaction id */
  id: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的金额 · Yuan, as it was read; refused with 409 where it differs */
  Amount?: number;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface TransactionsInvalidateInput {
  /** 交易 ID · Transaction id */
  id: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的金额 · Yuan, as it was read; refused with 409 where it differs */
  Amount?: number;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface InvoicesListInput {
  /** 组织 ID · Only this organisation; members have to name one of theirs */
  orgId?: string;
  /** 交易 ID · Only of this transaction */
  transactionId?: string;
  /** 状态 · Only this state */
  status?: 'Pending' | 'Finished' | 'Invalid' | 'Cancelled';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface InvoicesListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Invoice[];
}

export interface InvoicesCreateInput {
  /** 交易 ID · A reviewed deposit without an invoice */
  TransactionId: string;
  /** 发票类型 · VAT needs address, phone, bank and account too */
  Type: 'VAT' | 'regular';
  /** 文件格式 · Format of the file */
  Format: 'PDF' | 'OFD';
  /** 发票抬头 · Company the invoice is made out to */
  Title: string;
  /** 税号 · Taxpayer number */
  TaxNumber: string;
  /** 注册地址 · Registered address, needed for VAT */
  Address?: string;
  /** 注册电话 · Registered phone number, needed for VAT */
  Phone?: string;
  /** 开户行 · Bank, needed for VAT */
  BankName?: string;
  /** 银行账号 · Account at that bank, needed for VAT */
  BankAccount?: string;
  /** 接收邮箱 · Where the invoice is sent */
  Email: string;
  /** 备注 · Remark */
  Remark?: string;
}

export interface InvoicesUpdateInput {
  /** 发票 ID · Invoice id */
  id: string;
  /** 发票类型 · VAT needs address, phone, bank and account too */
  Type?: 'VAT' | 'regular';
  /** 文件格式 · Format of the file */
  Format?: 'PDF' | 'OFD';
  /** 发票抬头 · Company the invoice is made out to */
  Title?: string;
  /** 税号 · Taxpayer number */
  TaxNumber?: string;
  /** 注册地址 · Registered address, needed for VAT */
  Address?: string;
  /** 注册电话 · Registered phone number, needed for VAT */
  Phone?: string;
  /** 开户行 · Bank, needed for VAT */
  BankName?: string;
  /** 银行账号 · Account at that bank, needed for VAT */
  BankAccount?: string;
  /** 接收邮箱 · Where the invoice is sent */
  Email?: string;
  /** 备注 · Remark */
  Remark?: string;
  /** 状态 · Takes the application back */
  Status?: 'Cancelled';
}

export interface InvoicesFileInput {
  /** 发票 ID · Invoice id */
  id: string;
}

export interface InvoicesFinishInput {
  /** 发票 ID · Invoice id */
  id: string;
  /** 发票号码 · Number on the invoice */
  InvoiceNumber: string;
  /** 发票文件 · URL of the file; without it the platform makes one */
  FileUrl?: string;
  /** 所见的金额 · Yuan, as it was read; refused with 409 where it differs */
  Amount?: number;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface InvoicesInvalidateInput {
  /** 发票 ID · Invoice id */
  id: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的金额 · Yuan, as it was read; refused with 409 where it differs */
  Amount?: number;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface BillsCalls {
  /**
   * List the bills of every organisation.
   *
   * 列出账单。
   *
   * `GET /api/bills` · assumed · "no selected month" · "invalid parameters"
   */
  readonly list: ListCall<BillsListInput, Bill, BillsListReply>;
  /**
   * List the bills of one organisation.
   *
   * 列出组织的账单。
   *
   * `GET /api/organizations/{orgId}/bills` · assumed · "error to get org info" · "no selected month" · "invalid parameters"
   */
  readonly byOrganization: ListCall<BillsByOrganizationInput, Bill, BillsByOrganizationReply>;
  /**
   * Make a link to the printable bill of a month.
   *
   * 生成可打印账单的链接。
   *
   * `POST /api/organizations/{orgId}/bill-link` · assumed · "error to get org info" · "no selected month" · "invalid parameters"
   */
  createLink(input: BillsCreateLinkInput, options?: CallOptions): Promise<BillLink>;
  /**
   * Compute the bills of a month, also again.
   *
   * 处理账单，可重复执行。
   *
   * `POST /api/process-bill` · assumed · "invalid parameters"
   */
  process(input?: BillsProcessInput, options?: CallOptions): Promise<BillRun>;
}

export interface BillLogsCalls {
  /**
   * List the runs of the bill processing, newest first.
   *
   * 列出账单处理日志。
   *
   * `GET /api/bill-logs` · assumed · "invalid parameters"
   */
  readonly list: ListCall<BillLogsListInput | undefined, BillLog, BillLogsListReply>;
}

export interface MonthlyCalls {
  /**
   * Read what a month costs by service.
   *
   * 查看月度金额。
   *
   * `GET /api/monthly-amount` · assumed · "no selected month" · "error to get org info" · "invalid parameters"
   */
  amount(input: MonthlyAmountInput, options?: CallOptions): Promise<MonthlyAmount>;
  /**
   * Read the transactions of a month.
   *
   * 查看月度交易。
   *
   * `GET /api/transactions/monthly` · assumed · "no selected month" · "invalid parameters"
   */
  transactions(input: MonthlyTransactionsInput, options?: CallOptions): Promise<MonthlyTransactions>;
  /**
   * Read what each organisation owes for a month.
   *
   * 查看月度账单。
   *
   * `GET /api/transactions/monthly-bills` · assumed · "no selected month" · "error to get org info" · "invalid parameters"
   */
  bills(input: MonthlyBillsInput, options?: CallOptions): Promise<MonthlyBills>;
  /**
   * Compare the bills of a month with the month before.
   *
   * 对比上月账单。
   *
   * `GET /api/transactions/monthly-bill-diff` · assumed · "no selected month" · "invalid parameters"
   */
  billDiff(input: MonthlyBillDiffInput, options?: CallOptions): Promise<MonthlyBillDiff>;
  /**
   * Read bills and deposits month by month.
   *
   * 查看月度趋势。
   *
   * `GET /api/transactions/monthly-trend` · assumed · "error to get org info" · "invalid parameters"
   */
  trend(input?: MonthlyTrendInput, options?: CallOptions): Promise<MonthlyTrend>;
}

export interface BalancesCalls {
  /**
   * List the balances of organisations.
   *
   * 列出账户余额。
   *
   * `GET /api/balance` · spec · "invalid parameters"
   */
  readonly list: ListCall<BalancesListInput | undefined, Balance, BalancesListReply>;
}

export interface TransactionsCalls {
  /**
   * List transactions, newest first.
   *
   * 列出交易。
   *
   * `GET /api/transactions` · spec · "error to get org info" · "invalid transaction type" · "invalid parameters"
   */
  readonly list: ListCall<TransactionsListInput | undefined, Transaction, TransactionsListReply>;
  /**
   * Create a deposit; operators also adjustments and refunds.
   *
   * 创建交易。
   *
   * `POST /api/transactions` · assumed · "invalid transaction type" · "invalid organization id" · "invalid voucher image url" · "invalid parameters"
   */
  create(input: TransactionsCreateInput, options?: CallOptions): Promise<Transaction>;
  /**
   * Read a transaction with its invoice.
   *
   * 查看交易。
   *
   * `GET /api/transactions/{id}` · assumed · "invalid transaction id"
   */
  get(input: TransactionsGetInput, options?: CallOptions): Promise<TransactionWithInvoice>;
  /**
   * Change a pending transaction.
   *
   * 修改待审核的交易。
   *
   * `PUT /api/transactions/{id}` · assumed · "invalid transaction id" · "invalid transaction status" · "invalid voucher image url" · "invalid parameters"
   */
  update(input: TransactionsUpdateInput, options?: CallOptions): Promise<Transaction>;
  /**
   * Cancel a pending transaction.
   *
   * 取消待审核的交易。
   *
   * `POST /api/transactions/{id}/cancel` · spec · "invalid transaction id" · "only pending transactions can be cancelled"
   */
  cancel(input: TransactionsCancelInput, options?: CallOptions): Promise<Transaction>;
  /**
   * Accept a pending transaction.
   *
   * 审核通过交易。
   *
   * `POST /api/transactions/{id}/activate` · assumed · "invalid transaction id" · "invalid transaction status" · "changed since it was read"
   */
  activate(input: TransactionsActivateInput, options?: CallOptions): Promise<Transaction>;
  /**
   * Reject a pending transaction.
   *
   * 驳回交易。
   *
   * `POST /api/transactions/{id}/invalidate` · assumed · "invalid transaction id" · "invalid transaction status" · "changed since it was read"
   */
  invalidate(input: TransactionsInvalidateInput, options?: CallOptions): Promise<Transaction>;
}

export interface InvoicesCalls {
  /**
   * List invoices, newest first.
   *
   * 列出发票。
   *
   * `GET /api/invoices` · assumed · "error to get org info" · "invalid transaction id" · "invalid parameters"
   */
  readonly list: ListCall<InvoicesListInput | undefined, Invoice, InvoicesListReply>;
  /**
   * Apply for the invoice of a reviewed deposit.
   *
   * 申请发票。
   *
   * `POST /api/invoices` · assumed · "invalid transaction id" · "invalid transaction status" · "the transaction already had a invoice" · "invalid parameters"
   */
  create(input: InvoicesCreateInput, options?: CallOptions): Promise<Invoice>;
  /**
   * Change an application for an invoice, or take it back.
   *
   * 修改或取消发票申请。
   *
   * `PUT /api/invoices/{id}` · assumed · "invalid invoice id" · "error to get invoice" · "invalid parameters"
   */
  update(input: InvoicesUpdateInput, options?: CallOptions): Promise<Invoice>;
  /**
   * Download the file of an issued invoice.
   *
   * 下载发票文件。
   *
   * `GET /api/invoices/{id}/file` · assumed · "invalid invoice id" · "invalid parameters"
   */
  file(input: InvoicesFileInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Issue an invoice.
   *
   * 开具发票。
   *
   * `POST /api/invoices/{id}/finish` · assumed · "invalid invoice id" · "invalid parameters" · "changed since it was read"
   */
  finish(input: InvoicesFinishInput, options?: CallOptions): Promise<Invoice>;
  /**
   * Invalidate an invoice.
   *
   * 作废发票。
   *
   * `POST /api/invoices/{id}/invalidate` · assumed · "invalid invoice id" · "invalid parameters" · "changed since it was read"
   */
  invalidate(input: InvoicesInvalidateInput, options?: CallOptions): Promise<Invoice>;
}

/** 账单与费用 · Billing */
export interface BillingCalls {
  readonly bills: BillsCalls;
  readonly billLogs: BillLogsCalls;
  readonly monthly: MonthlyCalls;
  readonly balances: BalancesCalls;
  readonly transactions: TransactionsCalls;
  readonly invoices: InvoicesCalls;
}

export const billingTable: ServiceTable<BillingCalls> = {
  name: 'billing',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    bills: {
      list: { route: 'GET /api/bills', paging: 'total-items', accepts: 'billing' },
      byOrganization: { route: 'GET /api/organizations/{orgId}/bills', paging: 'total-items' },
      createLink: { route: 'POST /api/organizations/{orgId}/bill-link', body: true },
      process: { route: 'POST /api/process-bill', body: true, accepts: 'operator', retry: 'always' },
    },
    billLogs: {
      list: { route: 'GET /api/bill-logs', paging: 'total-items', accepts: 'operator' },
    },
    monthly: {
      amount: { route: 'GET /api/monthly-amount' },
      transactions: { route: 'GET /api/transactions/monthly', accepts: 'billing' },
      bills: { route: 'GET /api/transactions/monthly-bills' },
      billDiff: { route: 'GET /api/transactions/monthly-bill-diff', accepts: 'billing' },
      trend: { route: 'GET /api/transactions/monthly-trend' },
    },
    balances: {
      list: { route: 'GET /api/balance', paging: 'total-items' },
    },
    transactions: {
      list: { route: 'GET /api/transactions', paging: 'total-items' },
      create: { route: 'POST /api/transactions', body: true },
      get: { route: 'GET /api/transactions/{id}' },
      update: { route: 'PUT /api/transactions/{id}', body: true },
      cancel: { route: 'POST /api/transactions/{id}/cancel' },
      activate: { route: 'POST /api/transactions/{id}/activate', body: true, accepts: 'billing' },
      invalidate: { route: 'POST /api/transactions/{id}/invalidate', body: true, accepts: 'billing' },
    },
    invoices: {
      list: { route: 'GET /api/invoices', paging: 'total-items' },
      create: { route: 'POST /api/invoices', body: true },
      update: { route: 'PUT /api/invoices/{id}', body: true },
      file: { route: 'GET /api/invoices/{id}/file', reply: 'bytes' },
      finish: { route: 'POST /api/invoices/{id}/finish', body: true, accepts: 'billing' },
      invalidate: { route: 'POST /api/invoices/{id}/invalidate', body: true, accepts: 'billing' },
    },
  },
};
