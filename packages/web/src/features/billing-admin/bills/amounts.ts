// Bills of a month summed up by app and by service.
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
      Amount: sumYuan(before.Amount, Amount),
    });
  }
  return [...found.values()];
}

export function amountsByService(bills: readonly Bill[]): ServiceAmount[] {
  const total = bills.reduce((sum, { Amount }) => sumYuan(sum, Amount), 0);
  return Object.entries(Object.groupBy(bills, ({ ServiceName }) => ServiceName)).map(([ServiceName, own = []]) => {
    const Amount = own.reduce((sum, bill) => sumYuan(sum, bill.Amount), 0);
    return { ServiceName, apps: own.length, Amount, share: total === 0 ? 0 : Amount / total };
  });
}

/** Yuan are added in fen: 0.1 + 0.2 is 0.3. */
function sumYuan(a: number, b: number): number {
  return (Math.round(a * 100) + Math.round(b * 100)) / 100;
}
