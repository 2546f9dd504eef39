// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, Page, ServiceTable } from '../runtime/types.ts';

/** 支付订单 · A payment that waits for the payer */
export interface PaymentOrder {
  /** 商户订单号 · Our number of the payment, which comes back with the result */
  OutTradeNo: string;
  /** 交易 ID · The pending deposit */
  TransactionId: string;
  /** 支付地址 · Page of the provider where it is paid */
  PayUrl: string;
}

/** 支付结果 · A payment that has arrived */
export interface PaymentResult {
  /** The deposit, now active */
  Transaction: Transaction;
  /** 成功 · Always true; a failure is an error */
  Success: true;
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

export interface CreateInput {
  /** 组织 ID · Organisation that deposits */
  OrganizationId: string;
  /** 金额 · Yuan, at most two decimals and 1000000 */
  Amount: number;
  /** 返回地址 · Where the provider sends the payer afterwards; the console when absent */
  ReturnUrl?: string;
}

export interface CompleteInput {
  /** 商户订单号 · Our number of the payment */
  out_trade_no: string;
  /** 支付交易号 · Number the provider gave it */
  trade_no: string;
  /** 金额 · Yuan as text, such as 88.00 */
  total_amount: string;
  /** 签名 · Signature of the provider over the other values */
  sign: string;
  /** 签名类型 · Signature algorithm */
  sign_type?: string;
  /** 商户应用 ID · Our id at the provider */
  app_id?: string;
  /** 授权应用 ID · Id on whose behalf it was made */
  auth_app_id?: string;
  /** 商户 ID · Account that receives the money */
  seller_id?: string;
  /** 接口名称 · Name of the provider call */
  method?: string;
  /** 字符集 · Character set of the values */
  charset?: string;
  /** 版本 · Version of the provider call */
  version?: string;
  /** 时间 · Time of the provider */
  timestamp?: string;
}

/** 在线支付 · Online payment */
export interface PaymentCalls {
  /**
   * Start to deposit money online.
   *
   * 创建在线支付。
   *
   * `POST /api/alipay` · assumed · "invalid organization id" · "invalid payment amount" · "request err" · "invalid parameters"
   */
  create(input: CreateInput, options?: CallOptions): Promise<PaymentOrder>;
  /**
   * Finish a payment with what the provider sent back.
   *
   * 完成在线支付。
   *
   * `GET /api/alipay/callback` · assumed · "no outTradeNo" · "invalid payment amount" · "invalid parameters"
   */
  complete(input: CompleteInput, options?: CallOptions): Promise<PaymentResult>;
}

export const paymentTable: ServiceTable<PaymentCalls> = {
  name: 'payment',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    create: { route: 'POST /api/alipay', body: true },
    complete: { route: 'GET /api/alipay/callback', effect: 'write', retry: 'always', cache: 'force-never', fail: 'raw' },
  },
};
