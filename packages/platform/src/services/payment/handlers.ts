// Deposits that are paid online. Source: platform-core.md 7.8; wire/cdn-and-platform.md 2.3.6.
import type { InputOf, payment } from '@uos/contract';
import { fenOf } from '#core/money/fen';
import { maySeeMoney } from '#core/money/payer';
import { findByOutTradeNo, insertTransaction, transactionReply } from '#core/money/transactions';
import type { PayProvider } from '#core/pay/account';
import { payProvider } from '#core/pay/provider';
import type { Params } from '#core/pay/signing';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { putSchedule } from '#kernel/time/schedules';
import { ORDER_LIFE_MS, timeoutKey } from './schedules.ts';
import { isAmountOf, settlePayment } from './settle.ts';

export const paymentHandlers: Handlers<typeof payment> = {
  async create(call) {
    const { OrganizationId, Amount, ReturnUrl = `${call.ports.origins.console}/alipay/callback` } = call.input;
    const known = await call.db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', OrganizationId)
      .executeTakeFirst();
    if (known === undefined || !(await maySeeMoney(call, OrganizationId))) {
      throw call.refuse('invalid', 'invalid organization id');
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
  // why: the provider has proved that it was paid, whoever it is that comes back with the proof
  complete: withOwnTransactions(async (call: Call<InputOf<typeof payment.tree.complete>>) => {
    const params = Object.fromEntries(
      Object.entries(call.input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ) as Params;
    const provider = await provided(call);
    if (!provider.proves(params)) {
      throw (await namesAnotherAmount(call, params)) ? wrongAmount() : wrongSignature();
    }
    const row = await call.ports.db.transaction().execute(async (db) => {
      const outcome = await settlePayment(db, call.ports, {
        outTradeNo: params.out_trade_no ?? '',
        tradeNo: params.trade_no ?? '',
        totalAmount: params.total_amount ?? '',
        now: call.now,
      });
      if (outcome === 'wrong-amount') {
        throw wrongAmount();
      }
      return findByOutTradeNo(db, params.out_trade_no ?? '');
    });
    if (row === undefined || !(await maySeeMoney(call, row.org_id))) {
      throw call.refuse('not-found', 'no outTradeNo', { details: ['no such order'] });
    }
    return { Transaction: transactionReply(row), Success: true };
  }),
};

/** Does a return without proof say another amount than the order of the caller? Whose it is not is told nothing of it. */
async function namesAnotherAmount(call: Call, { out_trade_no = '', total_amount = '' }: Params): Promise<boolean> {
  const order = total_amount === '' ? undefined : await findByOutTradeNo(call.db, out_trade_no);
  return order !== undefined && !isAmountOf(order, total_amount) && (await maySeeMoney(call, order.org_id));
}

function wrongAmount() {
  return styles.platform.refuse('invalid', 'invalid payment amount');
}

function wrongSignature() {
  return styles.platform.refuse('invalid', 'invalid parameters', {
    details: ['sign: not the signature of the payment provider'],
  });
}

async function provided(call: Call): Promise<PayProvider> {
  // why the call's own handle: keys that are made now are kept with the order
  const provider = await payProvider({ ...call.ports, db: call.db });
  if (provider === undefined) {
    throw call.refuse('precondition', 'request err', { details: ['no payment provider is configured'] });
  }
  return provider;
}
