// Online payment. The specification leaves the provider's name open: it is alipay here. Source: platform-core.md 7.8.
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import * as s from './schemas.ts';

export const payment = service(
  'payment',
  {
    title: { zh: '在线支付', en: 'Online payment' },
    group: 'billing',
    intro: {
      zh: '在线支付的创建与完成。',
      en: 'Beginning and completing a payment online.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    create: op('POST /api/alipay', {
      body: s.PaymentCreate,
      reply: s.PaymentOrder,
      ...fieldsAreOurs,
      summary: { zh: '创建在线支付', en: 'Start to deposit money online' },
      errors: ['invalid organization id', 'invalid payment amount', 'request err', 'invalid parameters'],
    }),
    complete: op('GET /api/alipay/callback', {
      query: s.PaymentReturn,
      reply: s.PaymentResult,
      access: 'user',
      cache: 'force-never',
      // why: its failures belong on the screen of the result, not in a toast; platform-core.md 8.2
      fail: 'raw',
      retry: 'always',
      known: 'assumed',
      because: 'fields not shown; the names are those of the provider, and asking again answers the same',
      effect: 'write',
      history: 'none',
      summary: { zh: '完成在线支付', en: 'Finish a payment with what the provider sent back' },
      errors: ['no outTradeNo', 'invalid payment amount', 'invalid parameters'],
    }),
  },
);
