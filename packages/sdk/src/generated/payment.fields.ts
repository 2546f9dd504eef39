// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const createFields: OperationFields = {
  OrganizationId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '组织 ID', titleEn: 'Organization ID', en: 'Organisation that deposits' },
  Amount: { in: 'body', type: 'number', required: true, min: 0.01, max: 1000000, step: 0.01, zh: '金额', titleEn: 'Amount', en: 'Yuan, at most two decimals and 1000000' },
  ReturnUrl: { in: 'body', type: 'string', max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '返回地址', titleEn: 'Return URL', en: 'Where the provider sends the payer afterwards; the console when absent' },
};

export const completeFields: OperationFields = {
  out_trade_no: { in: 'query', type: 'string', required: true, min: 1, max: 128, zh: '商户订单号', titleEn: 'Order', en: 'Our number of the payment' },
  trade_no: { in: 'query', type: 'string', required: true, min: 1, max: 128, zh: '支付交易号', titleEn: 'Payment number', en: 'Number the provider gave it' },
  total_amount: { in: 'query', type: 'string', required: true, min: 1, max: 32, zh: '金额', titleEn: 'Amount', en: 'Yuan as text, such as 88.00' },
  sign: { in: 'query', type: 'string', required: true, min: 1, max: 4096, zh: '签名', titleEn: 'Sign', en: 'Signature of the provider over the other values' },
  sign_type: { in: 'query', type: 'string', max: 512, zh: '签名类型', titleEn: 'Sign type', en: 'Signature algorithm' },
  app_id: { in: 'query', type: 'string', max: 512, zh: '商户应用 ID', titleEn: 'App ID', en: 'Our id at the provider' },
  auth_app_id: { in: 'query', type: 'string', max: 512, zh: '授权应用 ID', titleEn: 'Auth app ID', en: 'Id on whose behalf it was made' },
  seller_id: { in: 'query', type: 'string', max: 512, zh: '商户 ID', titleEn: 'Seller ID', en: 'Account that receives the money' },
  method: { in: 'query', type: 'string', max: 512, zh: '接口名称', titleEn: 'Method', en: 'Name of the provider call' },
  charset: { in: 'query', type: 'string', max: 512, zh: '字符集', titleEn: 'Charset', en: 'Character set of the values' },
  version: { in: 'query', type: 'string', max: 512, zh: '版本', titleEn: 'Version', en: 'Version of the provider call' },
  timestamp: { in: 'query', type: 'string', max: 512, zh: '时间', titleEn: 'Time', en: 'Time of the provider' },
};

export const paymentFields: ServiceFields = {
  create: createFields,
  complete: completeFields,
};
