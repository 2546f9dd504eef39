// What players of the demo studio have to do with each other and with the studio: friends, guilds, tags, reports,
// entitlements, codes by message and checks of real names.
import { recordUse } from '#core/meter/meter';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { insertEntitlement } from '../../entitlements/store.ts';
import { MEMBER, OWNER } from '../../guilds/rules.ts';
import { insertGuild, takePlace } from '../../guilds/store/guilds.ts';
import { insertMember } from '../../guilds/store/members.ts';
import { insertReport } from '../../reports/store.ts';
import { insertTerms } from '../../setup/sign-in/terms-store.ts';
import { insertCode } from '../../setup/sms/code-store.ts';
import { hashesOf } from '../../setup/sms/phone.ts';
import { maskPhone } from '../../setup/sms/rules.ts';
import { insertTemplate } from '../../setup/sms/template-store.ts';
import { insertFriend } from '../../social/store/friends.ts';
import { insertRequest } from '../../social/store/requests.ts';
import { attach, insertTag } from '../../tags/store.ts';

export interface LifePlace {
  readonly ports: Ports;
  readonly appId: string;
  readonly realmId: string;
  /** RFC 3339 */
  readonly now: string;
}

export interface LivingPlayer {
  readonly userId: string;
  readonly personaId: string;
}

const TAGS = [
  { name: '高价值', color: '#e8590c', description: '近 30 天付费超过 200 元' },
  { name: '重点观察', color: '#c92a2a', description: '被举报三次以上' },
  { name: '内测玩家', color: '#1971c2', description: '参加过首次内测' },
];

const GUILDS = ['灯塔守望', '晚潮', '北岸航线', '云上小馆', '青柠汽水', '山茶与鹿', '不熄灯', '海盐合伙人'];

const REPORTS = [
  { category: '外挂', content: '竞速副本里一直瞬移' },
  { category: '辱骂', content: '世界频道骂人' },
  { category: '昵称违规', content: '名字里有广告' },
];

/** How many join a guild when it is founded, the founder too. */
const FOUNDERS = 6;
const GUILD_PLACES = 50;
/** A day of many newcomers is not told for minutes. */
const MOST_FRIENDS = 60;
const PHONE_SHARE = 0.25;
const REAL_NAME_SHARE = 0.15;
const DAY_MS = 24 * 3_600_000;

/** What the studio has set up before anybody plays. */
export async function setUpLife(db: Db, { ports, appId, now }: LifePlace): Promise<void> {
  const stamps = { app_id: appId, created_at: now, modified_at: now };
  for (const tag of TAGS) {
    await insertTag(db, { ...stamps, ...tag, id: ports.ids.uuid() });
  }
  await insertTerms(db, {
    ...stamps,
    ...{
      id: ports.ids.uuid(),
      title: '用户协议',
      content: '欢迎来到示例游戏。',
      links: json([]),
      version: 1,
      enabled: true,
    },
  });
  for (const [type, name] of [
    ['Login', '登录验证码'],
    ['Bind', '绑定手机'],
  ] as const) {
    await insertTemplate(db, {
      ...stamps,
      ...{ id: ports.ids.uuid(), name, type, signature: '灯湾', content: '验证码 {code}，5 分钟内有效。' },
      ...{ status: 'Available', fail_reason: '', enabled: true },
    });
  }
}

/** What happens among those who are new on a day, or on a part of it; `number` makes days differ. */
export async function live(
  db: Db,
  place: LifePlace,
  players: readonly LivingPlayer[],
  { number, begins, isBilled }: { readonly number: number; readonly begins: boolean; readonly isBilled: boolean },
): Promise<void> {
  await befriend(db, place, players.slice(0, MOST_FRIENDS));
  const codes = Math.round(players.length * PHONE_SHARE);
  for (let index = 0; index < codes; index += 1) {
    await sendCode(db, place, index);
  }
  if (isBilled) {
    await bill(db, place, { sms: codes, realName: Math.round(players.length * REAL_NAME_SHARE) });
  }
  if (!begins) {
    return;
  }
  const name = GUILDS[Math.floor(number / 7)];
  if (number % 7 === 0 && name !== undefined) {
    await found(db, place, name, players.slice(0, FOUNDERS));
  }
  await report(db, place, players, number);
  await reward(db, place, players, number);
}

async function befriend(db: Db, { ports, appId, now }: LifePlace, players: readonly LivingPlayer[]): Promise<void> {
  const row = { app_id: appId, created_at: now, modified_at: now };
  for (let index = 0; index + 1 < players.length; index += 3) {
    const [one, other, third] = players.slice(index, index + 3).map(({ personaId }) => personaId);
    for (const [source_id, target_id] of [
      [one, other],
      [other, one],
    ] as const) {
      await insertFriend(db, {
        ...row,
        id: ports.ids.uuid(),
        source_id: source_id ?? '',
        target_id: target_id ?? '',
        remark: '',
      });
    }
    if (third !== undefined) {
      const request = {
        id: ports.ids.uuid(),
        source_id: third,
        target_id: one ?? '',
        message: '一起打本吗',
        status: 'Pending' as const,
      };
      await insertRequest(db, { ...row, ...request });
    }
  }
}

async function found(
  db: Db,
  { ports, appId, realmId, now }: LifePlace,
  name: string,
  [owner, ...others]: readonly LivingPlayer[],
): Promise<void> {
  if (owner === undefined) {
    return;
  }
  const id = ports.ids.uuid();
  const made = await insertGuild(db, {
    ...{ app_id: appId, id, realm_id: realmId, name, unique_name: name, owner_id: owner.personaId, member_count: 1 },
    ...{ announcement: '每晚八点集合。', guild_type: '', visibility: 'Public', needs_approval: true },
    ...{ properties: json<Record<string, string>>({}), created_at: now, modified_at: now },
  });
  if (!made) {
    return;
  }
  const member = { app_id: appId, guild_id: id, joined_at: now };
  await insertMember(db, { ...member, persona_id: owner.personaId, role: OWNER });
  for (const { personaId } of others) {
    if (await takePlace(db, appId, id, GUILD_PLACES)) {
      await insertMember(db, { ...member, persona_id: personaId, role: MEMBER });
    }
  }
}

/** One report every other day; what is older than three is decided. */
async function report(
  db: Db,
  { ports, appId, now }: LifePlace,
  [reporter, target]: readonly LivingPlayer[],
  number: number,
): Promise<void> {
  if (reporter === undefined || target === undefined || number % 2 === 1) {
    return;
  }
  const isOld = Date.parse(now) < ports.clock.now().getTime() - 3 * DAY_MS;
  const { category = '', content = '' } = REPORTS[(number / 2) % REPORTS.length] ?? {};
  await insertReport(db, {
    ...{ app_id: appId, id: ports.ids.uuid(), reporter_id: reporter.personaId, category, content },
    ...{ target_id: target.personaId, target_user_id: target.userId, evidence: json<string[]>([]) },
    ...{
      status: isOld ? 'Cleared' : 'Reviewing',
      result: isOld ? '证据不足' : '',
      reviewer: isOld ? '示例开发者' : '',
    },
    ...{ reviewed_at: isOld ? now : null, created_at: now, modified_at: now },
  });
}

async function reward(
  db: Db,
  { ports, appId, now }: LifePlace,
  [lucky]: readonly LivingPlayer[],
  number: number,
): Promise<void> {
  if (lucky === undefined) {
    return;
  }
  await insertEntitlement(db, {
    ...{
      app_id: appId,
      id: ports.ids.uuid(),
      type: 'vip',
      display_name: '月卡',
      user_id: lucky.userId,
      persona_id: null,
    },
    ...{ start_time: now, end_time: new Date(Date.parse(now) + 30 * DAY_MS).toISOString() },
    ...{ suspended: number % 10 === 9, suspend_reason: number % 10 === 9 ? '退款' : '' },
    ...{ properties: json<Record<string, string>>({}), created_at: now, modified_at: now },
  });
  const tags = await db.selectFrom('passport_tags').select('id').where('app_id', '=', appId).orderBy('name').execute();
  const tag = tags[number % Math.max(1, tags.length)];
  if (tag !== undefined) {
    await attach(db, appId, { who: 'user', id: lucky.userId, tagIds: [tag.id] }, now);
  }
}

async function bill(
  db: Db,
  { ports, appId, now }: LifePlace,
  amounts: Readonly<Record<'sms' | 'realName', number>>,
): Promise<void> {
  const uses = Object.entries(amounts).flatMap(([metric, amount]) =>
    amount === 0 ? [] : [{ appId, service: 'passport', metric, amount }],
  );
  await recordUse(ports, db, new Date(now), uses);
}

async function sendCode(db: Db, { ports, appId, now }: LifePlace, index: number): Promise<void> {
  const phoneNumber = `138${String(Number.parseInt(ports.ids.hex(4), 16) % 100_000_000).padStart(8, '0')}`;
  const hashes = await hashesOf({ db, ports }, appId, phoneNumber);
  const isFailed = index % 9 === 8;
  const sentAt = Date.parse(now) + index * 60_000;
  await insertCode(db, {
    ...{ app_id: appId, id: ports.ids.uuid(), phone_hash: hashes.phoneHash, phone_shown: maskPhone(phoneNumber) },
    ...{ purpose: 'Login', template_id: null, code_hash: hashes.code(ports.ids.hex(8)), tries: 0, mock: false },
    ...{ status: isFailed ? 'Failed' : 'Verified', error_message: isFailed ? 'the gateway refused it' : '' },
    ...{ ip: '203.0.113.7', message: null, sent_at: new Date(sentAt).toISOString() },
    expires_at: new Date(sentAt + 300_000).toISOString(),
    verified_at: isFailed ? null : new Date(sentAt + 20_000).toISOString(),
  });
}
