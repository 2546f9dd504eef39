// How much waits at the entries of a menu, each by the list that its screen shows. Loaded once the screen stands.
import type { Waits } from '@uos/contract/screens';
import { listOf } from '../../kit/list/source/list-of.ts';
import type { Source } from '../../kit/list/source/source.ts';
import { clientOf, platformOf } from '../uos.ts';

type Counted = Pick<Source<unknown>, 'page'>;

const sources: Readonly<Record<Waits, (appId: string) => Promise<Counted>>> = {
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

/** How many rows the list of what waits has. */
export async function countOf(what: Waits, appId: string, signal: AbortSignal): Promise<number> {
  const question = { q: '', filters: {}, sort: undefined, page: 1, size: 1 };
  const source = await sources[what](appId);
  return (await source.page(question, signal)).total;
}
