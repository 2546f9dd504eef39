// Deposits that are paid online. Source: platform-core.md 7.8; wire/cdn-and-platform.md 2.3.6.
import type { payment } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call';
import { platformRefusal } from '#kernel/errors';
import { fenOf } from '#kernel/money/fen';
import { maySeeMoney } from '#kernel/money/payer';
import { findByOutTradeNo, insertTransaction, transactionReply } from '#kernel/money/transactions';
import { type PayProvider, payProvider } from '#kernel/pay/provider';
import type { Params } from '#kernel/pay/signing';
import { putSchedule } from '#kernel/schedules';
import { ORDER_LIFE_MS, timeoutKey } from './schedules.ts';
import { settlePayment } from './settle.ts';

export const paymentHandlers: Handlers<typeof payment> = {
  async create(call) {
    const { OrganizationId, Amount, ReturnUrl = `${call.ports.origins.console}/alipay/callback` } = call.input;
    const known = await call.db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', OrganizationId)
      .executeTakeFirst();
    if (known === undefined || !(await maySeeMoney(call, OrganizationId))) {
      throw platformRefusal('invalid organization id');
    }
    const provider = await provided(call);
    const id = call.ports.ids.uuid();
    const OutTradeNo = `UOS${call.now.slice(0, 10).replaceAll('-', '')}${id.replaceAll('-', '').slice(0, 20)}`;
    await insertTransaction(call.db, {
      id,
      org_id: OrganizationId,
      type: 'Deposit',
      adjustment_type: '',
      amount_fen: fenOf(Amount),
      status: 'Pending',
      method: 'Online',
      out_trade_no: OutTradeNo,
      trade_no: '',
      voucher_image_url: '',
      month: '',
      service: '',
      app_id: null,
      remark: '',
      reason: '',
      created_by: call.actor.id,
      created_by_name: call.actor.name,
      reviewed_by: '',
      reviewed_at: null,
      created_at: call.now,
      updated_at: call.now,
    });
    await putSchedule(call.db, {
      service: 'payment',
      key: timeoutKey(id),
      nextAt: new Date(Date.parse(call.now) + ORDER_LIFE_MS),
    });
    call.note({ orgId: OrganizationId, target: OutTradeNo });
    const order = {
      outTradeNo: OutTradeNo,
      totalAmount: Amount.toFixed(2),
      subject: `${known.name} 账户充值`,
      returnUrl: ReturnUrl,
    };
    return { OutTradeNo, TransactionId: id, PayUrl: provider.payUrl(order, new Date(call.now)) };
  },
  async complete(call) {
    const params = Object.fromEntries(
      Object.entries(call.input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ) as Params;
    const provider = await provided(call);
    if (!provider.proves(params)) {
      throw platformRefusal('invalid parameters', { details: ['sign: not the signature of the payment provider'] });
    }
    // why a transaction here: the call is a GET, which has none of its own
    const row = await call.ports.db.transaction().execute(async (db) => {
      const outcome = await settlePayment(db, call.ports, {
        outTradeNo: params.out_trade_no ?? '',
        tradeNo: params.trade_no ?? '',
        totalAmount: params.total_amount ?? '',
        now: call.now,
      });
      if (outcome === 'wrong-amount') {
        throw platformRefusal('invalid payment amount');
      }
      return findByOutTradeNo(db, params.out_trade_no ?? '');
    });
    if (row === undefined || !(await maySeeMoney(call, row.org_id))) {
      throw platformRefusal('no outTradeNo', { details: ['no such order'] });
    }
    return { Transaction: transactionReply(row), Success: true };
  },
};

async function provided(call: Call): Promise<PayProvider> {
  // why the call's own handle: keys that are made now are kept with the order
  const provider = await payProvider({ ...call.ports, db: call.db });
  if (provider === undefined) {
    throw platformRefusal('request err', { details: ['no payment provider is configured'] });
  }
  return provider;
}
