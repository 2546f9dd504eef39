// What apps delivered, as the meter counted it, and the caches in front of it. Source: wire/cdn-and-platform.md 1.8.
import type { usage } from '@uos/contract';
import { prices } from '@uos/contract/rules';
import { requireApp } from '#core/apps/apps';
import { topApps, usesByDay } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { offsetCountPage } from '#kernel/call/paging';
import { isForeign } from '#kernel/server/foreign';
import { orgScope } from '#kernel/who/tenancy';
import { analyzeBundle } from './bundle/analyze.ts';
import { periodOf } from './days.ts';
import { clearCaches, listUsage, type UsageFilter, type UsageRow } from './store.ts';

const DELIVERY = { service: 'asset-streaming', metrics: ['usage', 'requests', 'errors'] };
const PARTNER = 'BlueCloud';
const DEFAULT_RANKS = 10;

export const cdn: Handlers<typeof usage>['cdn'] = {
  async statistics(call) {
    const app = await requireApp(call, call.input.id);
    const period = periodOf(call);
    const days = await usesByDay(call.db, DELIVERY, period, { appId: app.id });
    const items = period.days.map((date) => {
      const of = (metric: string) => days.get(date)?.amounts.get(metric) ?? 0;
      return { Date: date, Usage: of('usage'), Requests: of('requests'), Errors: of('errors') };
    });
    return {
      AppId: app.id,
      TotalUsage: items.reduce((sum, item) => sum + item.Usage, 0),
      TotalRequests: items.reduce((sum, item) => sum + item.Requests, 0),
      Items: items,
    };
  },
  async list(call) {
    const owned = await ownedBy(call, call.input);
    const { rows, total } = await listUsage(call.db, owned, periodOf(call), offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(usageReply) };
  },
  async aggregation(call) {
    const period = periodOf(call);
    const days = await usesByDay(call.db, { ...DELIVERY, metrics: ['usage'] }, period);
    return {
      Items: period.days.map((date) => ({
        Date: date,
        Usage: days.get(date)?.amounts.get('usage') ?? 0,
        Apps: days.get(date)?.apps ?? 0,
      })),
    };
  },
  async topK(call) {
    const { service } = DELIVERY;
    const rows = await topApps(call.db, { service, metric: 'usage' }, periodOf(call), call.input.k ?? DEFAULT_RANKS);
    return {
      Items: rows.map((row) => ({
        AppId: row.app_id,
        ProjectName: row.name,
        OrganizationId: row.org_id,
        OrganizationName: row.org_name,
        Usage: row.amount,
      })),
    };
  },
  async partnerUsage(call) {
    const owned = { ...(await ownedBy(call, call.input)), provider: PARTNER };
    const { rows, total } = await listUsage(call.db, owned, periodOf(call), offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map((row) => ({ ...usageReply(row), Provider: PARTNER })) };
  },
  analyzeBundle,
  async clearProxyCache(call) {
    const { id, bucketId } = call.input;
    const { origins } = call.ports;
    // why here: it changes something and is a GET, so a link on a foreign page would bring the session along
    if (isForeign({ origin: call.headers.get('origin'), site: call.headers.get('sec-fetch-site') }, origins.console)) {
      throw styles.platform.common.denied('started by a page of another site');
    }
    const app = await requireApp(call, id, { write: true });
    const bucketIds = await clearCaches(call.db, app.id, bucketId, call.now);
    if (bucketId !== undefined && bucketIds.length === 0) {
      throw call.refuse('invalid', 'invalid parameters', { details: [`bucketId: bucket ${bucketId} not found`] });
    }
    return { AppId: app.id, BucketIds: bucketIds, ClearedAt: call.now };
  },
};

/** Whose use is asked for: members name an app or an organisation of theirs, operators need not. */
async function ownedBy(
  call: Call,
  { appId, orgId }: { appId?: string | undefined; orgId?: string | undefined },
): Promise<UsageFilter> {
  if (appId === undefined && orgId === undefined && call.credentials.operator === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['appId, orgId: name one of them'] });
  }
  if (orgId !== undefined && (await orgScope(call.db, call.credentials, orgId)) === undefined) {
    throw call.refuse('not-found', 'error to get org info');
  }
  if (appId !== undefined) {
    await requireApp(call, appId);
  }
  return { appId, orgId };
}

function usageReply(row: UsageRow) {
  const { coefficient } = prices['asset-streaming'].usageBytes;
  return {
    AppId: row.app_id,
    ProjectName: row.name,
    Date: row.date,
    Usage: row.usage,
    BilledUsage: Math.round(row.usage * coefficient),
  };
}
