// Paying online.
import { expect } from 'vitest';
import { LOCAL_APP_ID, localKey } from '../../../packages/platform/src/core/pay/provider.ts';
import { signReply } from '../../../packages/platform/src/core/pay/signing.ts';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';

const wrong = (value: unknown) => value as never;

export const cases: Cases = {
  'payment.create': {
    async ok({ owner, app, platform }) {
      const order = await owner.payment.create({ OrganizationId: app.orgId, Amount: 88 });
      expect(order.PayUrl.startsWith(`${platform.origin}/local/pay/gateway?`)).toBe(true);
      const waiting = await owner.billing.transactions.get({ id: order.TransactionId });
      expect(waiting).toMatchObject({ Status: 'Pending', Method: 'Online', OutTradeNo: order.OutTradeNo });
    },
    errors: {
      'invalid organization id': ({ owner, otherApp }) =>
        owner.payment.create({ OrganizationId: otherApp.orgId, Amount: 1 }),
      'invalid payment amount': ({ owner, app }) => owner.payment.create({ OrganizationId: app.orgId, Amount: 0 }),
      [invalid]: ({ owner, app }) =>
        owner.payment.create({ OrganizationId: app.orgId, Amount: 1, ReturnUrl: 'javascript:alert(1)' }),
    },
  },
  'payment.complete': {
    async ok({ owner, app, platform }) {
      const { PayUrl, OutTradeNo } = await owner.payment.create({ OrganizationId: app.orgId, Amount: 12.5 });
      const paid = await fetch(PayUrl, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'pay' }),
        redirect: 'manual',
        headers: { Origin: platform.origin },
      });
      const back = Object.fromEntries(new URL(paid.headers.get('location') ?? '').searchParams);
      const result = await owner.payment.complete(back as never);
      expect(result).toMatchObject({ Success: true, Transaction: { OutTradeNo, Status: 'Active', Amount: 12.5 } });
    },
    errors: {
      'no outTradeNo': ({ owner }) => owner.payment.complete(wrong({ trade_no: '1', total_amount: '1', sign: 'x' })),
      'invalid payment amount': async ({ owner, app, platform }) => {
        const { OutTradeNo } = await owner.payment.create({ OrganizationId: app.orgId, Amount: 12.5 });
        const values = { app_id: LOCAL_APP_ID, out_trade_no: OutTradeNo, trade_no: '1', total_amount: '0.01' };
        const sign = signReply(values, await localKey(platform.ports, 'gateway'));
        return owner.payment.complete({ ...values, sign });
      },
      [invalid]: ({ owner }) =>
        owner.payment.complete({ out_trade_no: 'x', trade_no: '1', total_amount: '1', sign: 'x' }),
    },
  },
};
