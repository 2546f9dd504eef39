import { describe, expect, it } from 'vitest';
import * as all from './index.ts';
import type { Color, LabelTable } from './label.ts';
import { labels } from './labels.ts';
import { serviceGroups, serviceLabels } from './services.ts';

/** Tables of another shape: names of services, and of the meter's words. */
const BESIDE: ReadonlySet<string> = new Set(['serviceLabels', 'metricLabels']);

const tables: [string, LabelTable][] = Object.entries(labels).flatMap(([entity, fields]) =>
  Object.entries(fields).map(([field, table]): [string, LabelTable] => [`${entity}.${field}`, table]),
);
const tableOf = new Map(tables);

/** The value lists of the specification, sections 3 and 4 of its three documents, in its own words and order. */
const specified: Record<string, string> = {
  'service.status': 'Enabled Suspended Occupied Pending',
  'transaction.type': 'Deposit Adjustment Refund',
  'transaction.adjustmentType': 'Increase Reduce',
  'transaction.status': 'Pending Active Invalid Cancelled',
  'invoice.type': 'VAT regular',
  'invoice.format': 'PDF OFD',
  'invoice.status': 'Pending Finished Invalid Cancelled',
  'organization.status': 'Pending Approved Invalid',
  'billLog.status': 'Pending Finished',
  'ticket.type': 'crash performance proposal',
  'room.status': 'CREATED SERVER_ALLOCATED READY RUNNING ALLOCATION_FAILED CLOSED',
  'room.visibility': 'PUBLIC PRIVATE',
  'room.protocol': 'utp ws kcp2k',
  'allocation.status': 'created allocated failed deallocated canceled unhealthy',
  'game.type': 'OnDemandGame OnFleetGame',
  'perfSession.status': 'Init Running Finished Failed',
  'funcServer.status': 'created running deleting deleted failed unhealthy',
  'funcFunction.endpointSelection': 'RANDOM LATEST LEAST',
  'autoscaler.resource': 'cpu memory',
  'autoscaler.operation': 'shrink extend',
  'image.status':
    'pending clone chmod download decompress rsync prepare_dockerfile check build_docker_image failure error timeout success',
  'statelessFunction.status': 'creating active updating updated deleting deleted rollbacking',
  'statelessFunction.runtime': 'Nodejs Dotnet Nodejs_runtime',
  'override.status': 'enable disable',
  'variant.variableType': 'keyValue json',
  'database.status': 'creating running deleting deleted failure restarting',
  'database.engine': 'postgresql mysql mongo redis',
  'backup.status': 'UNKNOWN RUNNING SUCCESS FAILED',
  'mod.status': 'not_start ongoing success failed',
  'stacktraceRecord.status': 'finished failed partial_finished',
  'pushServer.status': 'created running failure deleted waiting_exited',
  'protection.status': 'processing succeed failed',
  'bakingSession.status': 'Initial Preparing Running Canceled Finished Failed',
  'bakingNode.type': 'Agent Coordinator',
  'save.progressType': 'LINEAR MULTI',
  'windPublish.platform': 'oppo vivo huawei xiaomi taptap wechat tiktok kuaishou',
  'idDomain.loginPlatform': 'Android Ios Windows ServerSide',
  'idDomain.loginMethod': 'Phone OAuth AccessToken ServerSide',
  'idProvider.provider': 'Wechat Apple QQ Weibo WechatWeb QQWeb ServiceLogin Hykb TapTap',
  'realm.status': 'Created Open Maintenance Closed',
  'entitlement.status': 'Pending Active Expired Suspended',
  'battlePass.status': 'Pending Active Expired Suspended',
  'tokenClass.status': 'pending active expired unreleased',
  'resource.type': 'VirtualCurrency Item Currency',
  'product.publishStatus': 'published unpublished',
  'product.resetSchedule': 'EveryDay EveryWeek EveryMonth',
  'order.type': 'RealMoneyPurchase VirtualPurchase',
  'order.status': 'Pending Charged Fulfilled FulfillFailed ChargeFailed Refunded',
  'leaderboard.updateType': 'KeepBest KeepLatest Aggregate',
  'leaderboard.memberType': 'Player Entity',
  'leaderboard.sortOrder': 'Asc Desc',
  'leaderboard.tierStrategy': 'Score Rank Percent',
  'leaderboard.rewardStrategy': 'General InBucket ByTier',
  'leaderboard.rewardState': 'false true success',
  'guildRole.permission': 'dismissGuild manageGuildRequests manageMemberRole updateGuildInfo removeMembers',
  'inboxMessage.status': 'Unread Unconsumed Completed',
  'achievementMeta.releaseStatus': 'released unreleased',
  'personaAchievement.achieveStatus': 'achieved not_achieved',
  'personaAchievement.redeemStatus': 'redeemed not_redeemed',
  'billboard.status': 'billboardPending billboardScheduled billboardPublished billboardRevoked',
  'quest.type': 'DailyQuest WeeklyQuest MonthlyQuest',
  'quest.layout': 'Basic WithProgressBar',
  'quest.status': 'questPending questPartialPublished questPublished',
  'report.status': 'Reviewing Cleared Actioned Revoked',
  'smsTemplate.status': 'Reviewing Available Failed',
};

/** Where the wire facts or this product add a value to the specification's list. */
const alsoHas: Record<string, string> = {
  'persona.status': 'Active Banned',
  'playerUser.ageGroup': 'UnderEight EightToSixteen SixteenToEighteen AboveEighteen',
  'mod.reportStatus': 'reported down',
  'ticket.status': 'Pending',
  'serviceToken.serviceName': 'uos multiverse usync passport matchmaking remote-config save storage hello',
};

describe('labels', () => {
  it.each(Object.entries(specified))('%s has exactly the values of the specification', (path, values) => {
    expect(Object.keys(tableOf.get(path) ?? {}).toSorted()).toEqual(values.split(' ').toSorted());
  });

  it.each(Object.entries(alsoHas))('%s has the values of the specification and more', (path, values) => {
    expect(Object.keys(tableOf.get(path) ?? {})).toEqual(expect.arrayContaining(values.split(' ')));
  });

  it('has Chinese or a proper name, English and one of the six colour words for every value', () => {
    const colors: Color[] = ['gray', 'blue', 'green', 'yellow', 'orange', 'red'];
    const broken = tables.flatMap(([path, table]) =>
      Object.entries(table)
        .filter(([, { zh, en, color }]) => zh === '' || en === '' || /[^\x20-\x7e]/.test(en) || !colors.includes(color))
        .map(([value]) => `${path}.${value}`),
    );
    expect(broken).toEqual([]);
  });

  it('gives no two values of one status the same words', () => {
    const twins = tables.filter(([, table]) => {
      const words = Object.values(table).map(({ zh }) => zh);
      return new Set(words).size !== words.length;
    });
    expect(twins.map(([path]) => path)).toEqual([]);
  });

  it('has a table of its own at every path, so that an enum made of it knows where it is', () => {
    const seen = new Map(tables.map(([path, table]) => [table, path]));
    expect(tables.filter(([path, table]) => seen.get(table) !== path)).toEqual([]);
  });

  it('loses no entity to another of the same name', () => {
    const groups = [
      ...Object.entries(all).flatMap(([name, table]) => (name.endsWith('Labels') && !BESIDE.has(name) ? [table] : [])),
    ];
    expect(groups.flatMap((group) => Object.keys(group)).toSorted()).toEqual(Object.keys(labels).toSorted());
  });
});

describe('serviceLabels', () => {
  it('names the 19 services in the order of the product, each in its menu', () => {
    expect(Object.keys(serviceLabels).length).toBe(19);
    for (const { group, color } of Object.values(serviceLabels)) {
      expect(serviceGroups[group].color).toBe(color);
    }
  });
});
