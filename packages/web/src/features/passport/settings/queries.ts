// What the settings of player accounts read: what an app has set up, and at what pace it is used.
import { addDays, type PassportSetup, shanghaiDay, shanghaiMonth, startOfShanghaiDay } from '@uos/contract/rules';
import type { IdDomain } from '@uos/sdk/services/passport';
import { gatherOf } from '../../../kit/call/query.ts';
import { platform } from '../../../shell/uos.ts';
import { passportOf } from '../queries.ts';

export function setupQuery(appId: string, domain: IdDomain) {
  const { idDomains, idProviders, termsOfService, smsTemplates, config, realms } = passportOf(appId);
  return gatherOf(
    idDomains.get,
    { id: appId },
    `setup of ${domain.modifiedAt}`,
    async (signal): Promise<PassportSetup> => {
      const [providers, terms, templates, settings, open] = await Promise.all([
        whole(idProviders.list.all({}, { signal })),
        whole(termsOfService.list.all({}, { signal })),
        whole(smsTemplates.list.all({}, { signal })),
        config.get({}, { signal }),
        realms.search({ status: 'Open', count: 1 }, { signal }),
      ]);
      return {
        domain,
        providers,
        terms,
        templates,
        minors: settings.config.antiAddiction,
        openRealms: open.total,
      };
    },
  );
}

const PACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whole days behind, and the real names of the month at its pace: no call answers those by day. */
export function paceQuery(appId: string) {
  const { metrics } = passportOf(appId);
  return gatherOf(metrics.operation, { metric: 'dau' }, 'pace', async (signal) => {
    const now = Date.now();
    const today = shanghaiDay(now) ?? '';
    const month = shanghaiMonth(now) ?? '';
    const [from, to] = [addDays(today, -PACE_DAYS), today].map((day) =>
      new Date(startOfShanghaiDay(day) ?? 0).toISOString(),
    ) as [string, string];
    const asked = { from, to: new Date(Date.parse(to) - 1).toISOString(), interval: '1d' } as const;
    const [dau, sms, bill] = await Promise.all([
      metrics.operation({ metric: 'dau', ...asked }, { signal }),
      metrics.operation({ metric: 'sms', ...asked }, { signal }),
      platform.app.bill({ appId, month }, { signal }),
    ]);
    const passedDays = Math.max(1, (now - (startOfShanghaiDay(`${month}-01`) ?? now)) / DAY_MS);
    const checked = bill.Items.filter(({ ServiceName }) => ServiceName === 'passport')
      .flatMap(({ Items }) => Items)
      .filter(({ Metric }) => Metric === 'realName')
      .reduce((sum, { Usage }) => sum + Usage, 0);
    return {
      days: PACE_DAYS,
      dau: totalOf(dau),
      sms: totalOf(sms),
      realName: (checked / passedDays) * PACE_DAYS,
    };
  });
}

function totalOf(reply: { readonly metric: string } & ({ readonly total: number } | { readonly cohorts: unknown })) {
  return 'total' in reply ? reply.total : 0;
}

async function whole<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const row of rows) {
    all.push(row);
  }
  return all;
}
