// How much waits at the entries of a menu, each by the list that its screen shows. Loaded once the screen stands.
import { shanghaiDay } from '@uos/contract/rules';
import type { Waits } from '@uos/contract/screens';
import { listOf } from '../../kit/list/source/list-of.ts';
import type { Source } from '../../kit/list/source/source.ts';
import { failedShare } from '../../parts/usage/failed-share.ts';
import { clientOf, platformOf } from '../uos.ts';

type Counted = Pick<Source<unknown>, 'page'>;

export interface Place {
  /** Empty where no app is open. */
  readonly appId: string;
  /** Whose bills are paid; empty where it is not known. */
  readonly orgId: string;
}

/** Those that are a list of what waits. */
type Listed = Exclude<Waits, 'failures' | 'debt'>;

const sources: Readonly<Record<Listed, (appId: string) => Promise<Counted>>> = {
  mods: async (appId) => {
    const { cdnTable } = await import('@uos/sdk/services/cdn');
    return listOf(clientOf({ cdn: cdnTable }, appId).cdn.mods.list, () => ({ status: 'ongoing' as const }));
  },
  reports: async (appId) => {
    const { passportTable } = await import('@uos/sdk/services/passport');
    const { reports } = clientOf({ passport: passportTable }, appId).passport;
    return listOf(reports.search, () => ({ status: 'Reviewing' as const }));
  },
  tickets: async () => {
    const { ticketTable } = await import('@uos/sdk/services/ticket');
    return listOf(platformOf({ ticket: ticketTable }).ticket.list, () => ({ status: 'Pending' as const }));
  },
  deposits: async () => {
    const { billingTable } = await import('@uos/sdk/services/billing');
    return listOf(platformOf({ billing: billingTable }).billing.transactions.list, () => ({
      status: 'Pending' as const,
    }));
  },
};

/** Players cannot download today. */
async function failures({ appId }: Place, signal: AbortSignal): Promise<number> {
  const { usageTable } = await import('@uos/sdk/services/usage');
  const today = shanghaiDay(Date.now()) ?? '';
  const { Items } = await clientOf({ usage: usageTable }, appId).usage.cdn.statistics(
    { id: appId, startDate: today, endDate: today },
    { signal },
  );
  const [day] = Items;
  return day === undefined || failedShare({ requests: day.Requests, errors: day.Errors }) === undefined ? 0 : 1;
}

/** The services of all apps stop where nobody pays. */
async function debt({ orgId }: Place, signal: AbortSignal): Promise<number> {
  if (orgId === '') {
    return 0;
  }
  const { billingTable } = await import('@uos/sdk/services/billing');
  const { Items } = await platformOf({ billing: billingTable }).billing.balances.list({ orgId: [orgId] }, { signal });
  return (Items[0]?.Balance ?? 0) < 0 ? 1 : 0;
}

/** How much waits there: the rows of the list of it, or one where something is wrong. */
export async function countOf(what: Waits, place: Place, signal: AbortSignal): Promise<number> {
  if (what === 'failures' || what === 'debt') {
    return what === 'failures' ? failures(place, signal) : debt(place, signal);
  }
  const question = { q: '', filters: {}, sort: undefined, page: 1, size: 1 };
  const source = await sources[what](place.appId);
  return (await source.page(question, signal)).total;
}
