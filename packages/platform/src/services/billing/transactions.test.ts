import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
let neighbour: TestApp;
let member: string;
let operator: string;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
  neighbour = await platform.app();
  member = `sst=${(await platform.signedIn('payer', app.orgId, 'owner')).token}`;
  operator = `admin_sst=${await platform.operator()}`;
});
afterAll(() => platform?.stop());

async function create(Cookie: string, fields: object): Promise<unknown[]> {
  const wanted = { OrganizationId: app.orgId, Amount: 10, ...fields };
  const { status, body } = await platform.call('POST', '/api/transactions', wanted, { headers: { Cookie } });
  return [status, (body as { info?: string }).info];
}

const deposit = { Type: 'Deposit', VoucherImageUrl: 'https://files.example/v.png' };
const increase = { Type: 'Adjustment', AdjustmentType: 'Increase' };

describe('what a transaction is about', () => {
  it('is said of adjustments alone: nobody dates a deposit or a refund back', async () => {
    for (const detail of [{ Month: '2020-01' }, { ServiceName: 'push' }, { AppId: app.id }]) {
      expect(await create(member, { ...deposit, ...detail })).toEqual([400, 'invalid parameters']);
      expect(await create(operator, { Type: 'Refund', ...detail })).toEqual([400, 'invalid parameters']);
      expect(await create(operator, { ...increase, ...detail })).toEqual([200, undefined]);
    }
  });

  it('is an app of the organisation that pays', async () => {
    expect(await create(operator, { ...increase, AppId: neighbour.id })).toEqual([400, 'invalid parameters']);
    const unknown = { AppId: '0f8fad5b-d9cb-469f-a165-708677289501' };
    expect(await create(operator, { ...increase, ...unknown })).toEqual([400, 'invalid parameters']);
  });
});

describe('a refund', () => {
  it('takes what there is and no more, refund upon refund', async () => {
    const { orgId } = await platform.app();
    const of = { OrganizationId: orgId };
    expect(await create(operator, { ...of, Type: 'Adjustment', AdjustmentType: 'Reduce', Activate: true })).toEqual([
      ...[200, undefined],
    ]);
    const refund = { ...of, Type: 'Refund', Amount: 6, Activate: true };
    expect(await create(operator, refund)).toEqual([200, undefined]);
    expect(await create(operator, refund)).toEqual([400, 'invalid transaction status']);
    expect(await create(operator, { ...refund, Amount: 4 })).toEqual([200, undefined]);
    expect(await create(operator, { ...refund, Amount: 0.01 })).toEqual([400, 'invalid transaction status']);
  });
});
