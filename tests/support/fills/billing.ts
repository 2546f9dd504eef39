import type { Fills, Studio } from './index.ts';

const pay = async (studio: Studio) =>
  studio.call('POST', '/api/transactions', {
    OrganizationId: studio.app.orgId,
    Type: 'Deposit',
    Amount: 100,
    VoucherImageUrl: 'https://a.example/v.png',
  });

export const fills: Fills = {
  'billing.transaction': async (studio) => String((await pay(studio)).Id),
  async 'billing.invoice'(studio) {
    const { Id: TransactionId } = await pay(studio);
    const operator = { Cookie: `admin_sst=${await studio.platform.operator()}` };
    await studio.call('POST', `/api/transactions/${TransactionId}/activate`, {}, operator);
    const buyer = { Title: '买方', TaxNumber: '91310000EXAMPLE00X', Email: 'a@studio.example' };
    const asked = { TransactionId, Type: 'regular', Format: 'PDF', ...buyer };
    return String((await studio.call('POST', '/api/invoices', asked)).Id);
  },
};
