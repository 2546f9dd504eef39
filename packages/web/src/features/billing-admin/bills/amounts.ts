// Bills of a month summed up by app and by service.
import { sumYuan } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import type { Bill } from '@uos/sdk/services/billing';

export interface AppAmount {
  readonly AppId: string;
  readonly ProjectName: string;
  readonly OrganizationName: string;
  /** Services with a bill. */
  readonly services: readonly string[];
  /** Yuan. */
  readonly Amount: number;
}

export interface ServiceAmount {
  readonly ServiceName: string;
  /** Apps with a bill. */
  readonly apps: number;
  /** Yuan. */
  readonly Amount: number;
  /** Part of the whole month, 0 to 1. */
  readonly share: number;
}

/** Every app, also those without a bill; an app that is gone keeps its bills. */
export function amountsByApp(bills: readonly Bill[], apps: readonly App[]): AppAmount[] {
  const found = new Map<string, AppAmount>(
    apps.map(({ AppId, ProjectName, OrganizationName }) => [
      AppId,
      { AppId, ProjectName, OrganizationName, services: [], Amount: 0 },
    ]),
  );
  for (const { AppId, ProjectName, OrganizationName, ServiceName, Amount } of bills) {
    const before = found.get(AppId) ?? { AppId, ProjectName, OrganizationName, services: [], Amount: 0 };
    found.set(AppId, {
      ...before,
      services: [...before.services, ServiceName],
      Amount: sumYuan([before.Amount, Amount]),
    });
  }
  return [...found.values()];
}

export function amountsByService(bills: readonly Bill[]): ServiceAmount[] {
  const total = sumYuan(bills.map(({ Amount }) => Amount));
  return Object.entries(Object.groupBy(bills, ({ ServiceName }) => ServiceName)).map(([ServiceName, own = []]) => {
    const Amount = sumYuan(own.map((bill) => bill.Amount));
    return { ServiceName, apps: own.length, Amount, share: total === 0 ? 0 : Amount / total };
  });
}
