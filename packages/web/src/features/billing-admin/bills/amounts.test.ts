import type { App } from '@uos/sdk/browser';
import type { Bill } from '@uos/sdk/services/billing';
import { describe, expect, it } from 'vitest';
import { amountsByApp, amountsByService } from './amounts.ts';

const bill = (AppId: string, ServiceName: string, Amount: number) =>
  ({ AppId, ProjectName: `app ${AppId}`, OrganizationName: 'studio', ServiceName, Amount }) as Bill;
const app = (AppId: string) => ({ AppId, ProjectName: `app ${AppId}`, OrganizationName: 'studio' }) as App;

const bills = [bill('a', 'passport', 0.1), bill('a', 'save', 0.2), bill('gone', 'save', 1.7)];

describe('amountsByApp', () => {
  it('adds the bills of an app to the fen, and keeps apps without bills and bills of apps that are gone', () => {
    const rows = amountsByApp(bills, [app('a'), app('b')]);
    expect(rows.map(({ AppId, Amount, services }) => [AppId, Amount, services.join(' ')])).toEqual([
      ['a', 0.3, 'passport save'],
      ['b', 0, ''],
      ['gone', 1.7, 'save'],
    ]);
  });
});

describe('amountsByService', () => {
  it('tells how many apps pay for a service, and its part of the month', () => {
    expect(amountsByService(bills)).toEqual([
      { ServiceName: 'passport', apps: 1, Amount: 0.1, share: 0.05 },
      { ServiceName: 'save', apps: 2, Amount: 1.9, share: 0.95 },
    ]);
    expect(amountsByService([bill('a', 'save', 0)])).toEqual([{ ServiceName: 'save', apps: 1, Amount: 0, share: 0 }]);
  });
});
