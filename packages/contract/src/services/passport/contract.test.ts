import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { jsonBody } from '../../kernel/service.ts';
import { declared } from '../../kernel/walk.ts';
import { type LabelTable, labels } from '../../labels/index.ts';
import { passportErrorCodes, passportGrpcCode, serviceErrorCodes } from '../../messages/index.ts';
import * as codes from './codes.ts';
import { passport } from './contract.ts';
import { tokenClasses, tokenInstances } from './economy/gift-tokens.ts';
import { products } from './economy/products.ts';
import { payments } from './economy/transactions.ts';
import { realm as ours, passportConfig } from './examples.ts';
import { leaderboardScores, leaderboards } from './features/leaderboards.ts';
import { idDomains } from './id-domains.ts';
import { users } from './players/users.ts';
import { realms } from './realms.ts';
import * as s from './schemas.ts';
import { config } from './setup/config.ts';

describe('operations', () => {
  const all = declared([passport]);

  it('name only errors of the catalogue', () => {
    const unknown = all.flatMap(({ id, operation }) =>
      (operation.errors ?? [])
        .filter((code) => !Object.hasOwn(passportErrorCodes, code))
        .map((code) => `${id} ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('refuse a body with a field nobody knows, the configuration alone takes any', () => {
    const open = all.filter(({ operation }) => {
      const refusal = jsonBody(operation)?.safeParse({ nobodyKnowsThis: 1 }).error;
      return operation.body !== undefined && !refusal?.issues.some(({ code }) => code === 'unrecognized_keys');
    });
    expect(open.map(({ id }) => id)).toEqual(['passport.config.set']);
  });

  it('say who vouches for a shape that the specification does not show', () => {
    expect(all.filter(({ operation }) => operation.known === 'assumed' && !operation.because)).toEqual([]);
  });

  it('let members who are no owners only look', () => {
    const looks = (method: string, path: string) =>
      method === 'GET' || path.endsWith('/search') || path === '/token/instances/used-info';
    const loose = all.filter(({ access, operation: { method, path } }) => access === 'member' && !looks(method, path));
    expect(loose.map(({ id }) => id)).toEqual([]);
  });
});

describe('who calls', () => {
  const all = declared([passport]);
  const ids = (which: (call: (typeof all)[number]) => boolean) => all.filter(which).map(({ id }) => id.slice(9));

  it('sends a nonce beside the token where a call says so, to machines too', () => {
    expect(ids(({ withNonce }) => withNonce === true)).toEqual([
      'playerInventory.deposit',
      'playerAchievements.update',
      'playerAchievements.redeem',
    ]);
  });

  it('claims no reward of a leaderboard: they are issued', () => {
    expect(ids(({ id }) => /leaderboard/i.test(id) && /claim|redeem/i.test(id))).toEqual([]);
  });

  it('changes nothing with a read: what a persona has of a pass or a quest begins with its first write', () => {
    const looks = all.filter(({ operation: { method } }) => method === 'GET');
    const writing = looks.filter(({ operation }) => operation.effect === 'write').map(({ id }) => id.slice(9));
    expect(writing).toEqual(['login.beginWeb', 'login.wechatCallback', 'login.qqCallback']);
  });

  it('hears that a persona is too young or nobody yet when it is chosen; a login lets in, or nobody could verify', () => {
    const hears = (operation: { readonly errors?: readonly unknown[] }) =>
      operation.errors?.includes(codes.antiAddiction);
    expect(all.filter(({ operation }) => hears(operation)).map(({ id }) => id.slice(9))).toEqual([
      ...['products.purchase', 'payments.create', 'playerPersonas.select', 'antiAddiction.recordPayment'],
    ]);
  });
});

describe('realms', () => {
  it('search with an empty body, as real clients do', () => {
    expect(realms.search.body?.parse({})).toEqual({});
  });

  it('refuse a body with a field nobody knows', () => {
    expect(realms.create.body?.safeParse({ name: '二服' })?.success).toBe(true);
    expect(realms.create.body?.safeParse({ name: '二服', colour: 'blue' })?.success).toBe(false);
  });

  it('refuse fields that only the server writes', () => {
    const { realmID: _id, ...rest } = ours;
    expect(realms.update.body?.safeParse(rest)?.success).toBe(false);
  });

  it('move to any of the four states', () => {
    for (const status of ['Created', 'Open', 'Maintenance', 'Closed']) {
      expect(realms.update.body?.parse({ status })).toEqual({ status });
    }
  });
});

describe('idDomains', () => {
  it('change neither production nor review through an update', () => {
    expect(idDomains.update.body?.safeParse({ production: true })?.success).toBe(false);
    expect(idDomains.update.body?.safeParse({ reviewStatus: 'Approved' })?.success).toBe(false);
    expect(idDomains.update.body?.parse({ mockSms: false })).toEqual({ mockSms: false });
  });
});

describe('users', () => {
  it('may be banned or set free through an update, never sealed', () => {
    expect(users.update.body?.parse({ status: 'Banned' })).toEqual({ status: 'Banned' });
    expect(users.update.body?.safeParse({ status: 'Sealed' })?.success).toBe(false);
  });

  it('clear a real name with two empty texts, and refuse a number of the wrong shape', () => {
    expect(users.setRealName.body?.safeParse({ realName: '', idCardNumber: '' })?.success).toBe(true);
    expect(users.setRealName.body?.safeParse({ realName: '陈灯', idCardNumber: '1234' })?.success).toBe(false);
  });
});

describe('config', () => {
  it('keeps keys that nobody knows', () => {
    expect(config.set.body?.parse({ MemberLimitCount: 30, later: 'x' })).toEqual({ MemberLimitCount: 30, later: 'x' });
    expect(s.PassportConfig.parse({ ...passportConfig, later: 'x' })).toHaveProperty('later', 'x');
  });

  it('takes no capacity of nothing: an inbox, a backpack and a guild hold one, empty properties have two bytes, and mail is kept a month', () => {
    const room = { MemberLimitCount: 1, inboxCapacity: 1, inventoryCapacity: 1 };
    const least = { ...room, propertiesBytesLimit: 2, inboxRetentionMonths: 1 };
    expect(config.set.body?.safeParse(least)?.success).toBe(true);
    for (const [key, value] of Object.entries(least)) {
      expect([key, config.set.body?.safeParse({ [key]: value - 1 })?.success]).toEqual([key, false]);
    }
  });

  it('takes rules for minors in part, down to one key of one band', () => {
    const part = { antiAddiction: { bands: { UnderEight: { startTime: '19:00' } } } };
    expect(config.set.body?.parse(part)).toEqual(part);
  });

  it('refuses a pay limit below -1 and a time that no clock shows', () => {
    const { antiAddiction } = passportConfig;
    const band = antiAddiction.bands.UnderEight;
    for (const wrong of [{ singlePayLimit: -2 }, { endTime: '24:01' }, { days: [8] }]) {
      const bands = { ...antiAddiction.bands, UnderEight: { ...band, ...wrong } };
      expect(config.set.body?.safeParse({ antiAddiction: { ...antiAddiction, bands } })?.success).toBe(false);
    }
  });
});

describe('leaderboards', () => {
  it('take slugs with single hyphens only, unlike products', () => {
    const price = {
      displayName: '桶',
      categorySlug: 'oil',
      costs: [],
      rewards: [{ resourceSlug: 'oil', quantity: 1 }],
    };
    expect(leaderboards.create.body?.safeParse({ slugName: 'total-kills', displayName: '榜' })?.success).toBe(true);
    expect(leaderboards.create.body?.safeParse({ slugName: 'total_kills', displayName: '榜' })?.success).toBe(false);
    expect(products.create.body?.safeParse({ slugName: 'wpn_ar_01', ...price })?.success).toBe(true);
  });

  it('keep slug, member type and bucket strategy out of an update', () => {
    for (const fixed of [{ slugName: 'a' }, { memberType: 'Entity' }, { bucketStrategy: 'System' }]) {
      expect(leaderboards.update.body?.safeParse(fixed)?.success).toBe(false);
    }
  });

  it('take one score or a batch of at most 100', () => {
    const score = { memberId: 'm', score: 1.5 };
    expect(leaderboardScores.submit.body?.safeParse(score)?.success).toBe(true);
    expect(leaderboardScores.submit.body?.safeParse({ scores: new Array(100).fill(score) })?.success).toBe(true);
    expect(leaderboardScores.submit.body?.safeParse({ scores: new Array(101).fill(score) })?.success).toBe(false);
  });
});

describe('gift packs', () => {
  it('have codes of 8 to 20 characters, generated at most 10000 at a time', () => {
    const pack = { name: '礼包', resources: { coin: 1 }, codeType: 'Unique' };
    const accepts = (codeLength: number) => tokenClasses.create.body?.safeParse({ ...pack, codeLength })?.success;
    expect([7, 8, 20, 21].map(accepts)).toEqual([false, true, true, false]);
    const tokenClassId = crypto.randomUUID();
    expect(tokenInstances.generate.body?.safeParse({ tokenClassId, count: 10_000 })?.success).toBe(true);
    expect(tokenInstances.generate.body?.safeParse({ tokenClassId, count: 10_001 })?.success).toBe(false);
  });
});

describe('payments', () => {
  it('need a trade number', () => {
    expect(payments.notify.body?.safeParse({ outTradeNo: '', status: 'success' })?.success).toBe(false);
    expect(payments.notify.body?.safeParse({ outTradeNo: 'T-1', status: 'success' })?.success).toBe(true);
  });
});

describe('enums', () => {
  const tables: readonly [z.ZodEnum, LabelTable][] = [
    [s.IdProviderName, labels.idProvider.provider],
    [s.SmsTemplateType, labels.smsTemplate.type],
    [s.SmsTemplateStatus, labels.smsTemplate.status],
    [s.DauMode, labels.passportConfig.dauMode],
    [s.PlayerStatus, labels.persona.status],
    [s.PlayerStatus, labels.playerUser.status],
    [s.AgeGroup, labels.playerUser.ageGroup],
    [s.EntitlementStatus, labels.entitlement.status],
    [s.EntitlementOwnerType, labels.entitlement.ownerType],
    [s.EntitlementSource, labels.entitlement.source],
    [s.FriendRequestStatus, labels.friendRequest.status],
    [s.GuildVisibility, labels.guild.visibility],
    [s.GuildRequestStatus, labels.guildRequest.status],
    [s.GuildPermission, labels.guildRole.permission],
    [s.ReportStatus, labels.report.status],
    [s.MemberType, labels.leaderboard.memberType],
    [s.SortOrder, labels.leaderboard.sortOrder],
    [s.UpdateType, labels.leaderboard.updateType],
    [s.BucketStrategy, labels.leaderboard.bucketStrategy],
    [s.TierStrategy, labels.leaderboard.tierStrategy],
    [s.RewardStrategy, labels.leaderboard.rewardStrategy],
    [s.RewardState, labels.leaderboard.rewardState],
    [s.VersionStatus, labels.leaderboardVersion.status],
    [s.VersionReason, labels.leaderboardVersion.reason],
    [s.ResourceType, labels.resource.type],
    [s.PublishStatus, labels.product.publishStatus],
    [s.ResetScheduleType, labels.product.resetSchedule],
    [s.TransactionType, labels.order.type],
    [s.TransactionStatus, labels.order.status],
    [s.TransactionPaymentMethod, labels.order.paymentMethod],
    [s.NotifyStatus, labels.order.notifyStatus],
    [s.TokenClassStatus, labels.tokenClass.status],
    [s.CodeType, labels.tokenClass.codeType],
    [s.DeliveryType, labels.tokenClass.deliveryType],
    [s.TokenInstanceStatus, labels.tokenInstance.status],
    [s.InboxScope, labels.inboxTemplate.scope],
    [s.InboxExpireType, labels.inboxTemplate.expireType],
    [s.InboxRecordStatus, labels.inboxRecord.status],
    [s.InboxMessageStatus, labels.inboxMessage.status],
    [s.ReleaseStatus, labels.achievementMeta.releaseStatus],
    [s.AchieveStatus, labels.personaAchievement.achieveStatus],
    [s.RedeemStatus, labels.personaAchievement.redeemStatus],
    [s.AchievementAction, labels.personaAchievement.action],
    [s.BattlePassStatus, labels.battlePass.status],
    [s.QuestType, labels.quest.type],
    [s.QuestLayout, labels.quest.layout],
    [s.QuestStatus, labels.quest.status],
    [s.QuestItemKind, labels.questItem.kind],
    [s.QuestItemStatus, labels.questItem.status],
    [s.BillboardStatus, labels.billboard.status],
  ];

  it('have a label for each of their values and for nothing else', () => {
    for (const [schema, table] of tables) {
      expect(Object.keys(table).sort()).toEqual([...schema.options].map(String).sort());
    }
  });
});

describe('the numbers of player accounts', () => {
  it('have the status of their first digits, a ban from leaderboards too: 400', () => {
    const statusOf = (code: number) => serviceErrorCodes[passportGrpcCode(code)]?.http;
    const known = Object.values(codes);
    expect(known.filter((code) => statusOf(code) === undefined)).toEqual([]);
    expect([codes.memberBanned, codes.permissionDenied, codes.userBanned].map(statusOf)).toEqual([400, 403, 400]);
  });
});
