// Notices to players: drafts that go live now or at a time, and end by themselves.
// Source: wire/passport.md 2.7, 3.7 rows 169-177, 4, 5.13.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { type OwnSchedule, putSchedule, removeSchedule } from '#kernel/time/schedules';
import { requireIdDomain } from '../id-domains.ts';
import { importRows } from '../imports.ts';
import { goesLiveAt, wrongEnd } from './rules.ts';
import {
  deleteNotice,
  findNotice,
  goLive,
  insertNotice,
  listLive,
  listNotices,
  lockNotice,
  type NoticeRow,
  namespacesOf,
  stepNotice,
  updateNotice,
} from './store.ts';

type Billboards = Handlers<typeof passport>['billboards'];

/** The namespace of a notice that says none. Source: wire/passport.md 2.7. */
const USUAL_NAMESPACE = 'default';

export const billboards: Billboards = {
  async search(call) {
    await requireIdDomain(call);
    const { title, namespace, status, tags } = call.input;
    const page = startCountPage(call.input);
    const filter = {
      ...{ namespace, status, tags, now: call.now },
      title: title === undefined ? undefined : likePart(title),
    };
    const { rows, total } = await listNotices(call.db, call.appId, filter, page);
    return { billboards: rows.map(noticeReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const row = draftOf(call, call.input);
    await insertNotice(call.db, row);
    return reply(call, row.id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, title, subtitle, content, namespace, tags, expireTime, properties } = call.input;
    const before = await heldNotice(call, id);
    call.note({ target: before.title, before: { billboard: noticeReply(before) } });
    const fixed = { title, subtitle, namespace, tags, properties };
    const changed = Object.entries(fixed).find(([, value]) => value !== undefined);
    if (before.status === 'billboardPublished' && changed !== undefined) {
      throw call.refuse('precondition', 'the notice is billboardPublished', {
        details: [`${changed[0]}: only content and expireTime change while it is published`],
      });
    }
    const ends = expireTime === undefined ? before.expire_time : momentOf(expireTime);
    if (before.status === 'billboardScheduled' || before.status === 'billboardPublished') {
      refuseWrongEnd(call, ends, before.publish_time ?? call.now);
    }
    await updateNotice(call.db, call.appId, before.id, {
      title,
      subtitle,
      content,
      namespace,
      tags: tags && json({ ...tags }),
      expire_time: ends,
      properties: properties && json({ ...properties }),
      modified_at: call.now,
    });
    return reply(call, before.id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await heldNotice(call, call.input.id);
    call.note({ target: before.title, before: { billboard: noticeReply(before) }, after: undefined });
    if (!(await deleteNotice(call.db, call.appId, before.id, call.now))) {
      throw wrongState(call, before.status);
    }
    await forget(call.db, before);
    return {};
  },
  async publish(call) {
    await requireIdDomain(call);
    const { id, publishTime, expireTime, expireDays } = call.input;
    if (expireTime !== undefined && expireDays !== undefined) {
      throw invalid(call, 'expireDays: not beside expireTime');
    }
    const before = await heldNotice(call, id);
    const { at, ends, isLater } = goesLiveAt(call.now, { publishTime, expireTime, expireDays }, before.expire_time);
    refuseWrongEnd(call, ends, at);
    call.note({ target: before.title, before: { billboard: noticeReply(before) } });
    const step = {
      ...{ id: before.id, now: call.now },
      from: ['billboardPending', 'billboardRevoked'] as const,
    };
    const change = {
      status: isLater ? ('billboardScheduled' as const) : ('billboardPublished' as const),
      publish_time: at,
      expire_time: ends,
    };
    if (!(await stepNotice(call.db, call.appId, step, change))) {
      throw wrongState(call, before.status);
    }
    if (isLater) {
      await plan(call.db, call.appId, before.id, at);
    }
    return reply(call, before.id);
  },
  async revoke(call) {
    await requireIdDomain(call);
    const before = await heldNotice(call, call.input.id);
    call.note({ target: before.title, before: { billboard: noticeReply(before) } });
    const step = {
      ...{ id: before.id, now: call.now },
      from: ['billboardScheduled', 'billboardPublished'] as const,
    };
    if (!(await stepNotice(call.db, call.appId, step, { status: 'billboardRevoked' }))) {
      throw wrongState(call, before.status);
    }
    await forget(call.db, before);
    return reply(call, before.id);
  },
  async namespaces(call) {
    await requireIdDomain(call);
    const namespaces = await namespacesOf(call.db, call.appId);
    return { namespaces, total: namespaces.length };
  },
  async import(call) {
    await requireIdDomain(call);
    const importOne = async (one: Draft) => {
      await insertNotice(call.db, draftOf(call, one));
      return 'created' as const;
    };
    return importRows(call, call.input.billboards, importOne, 'title');
  },
};

export const playerBillboards: Handlers<typeof passport>['playerBillboards'] = {
  async list(call) {
    await requireIdDomain(call);
    const { namespace, channel, version, region } = call.input;
    const given = Object.entries({ channel, version, region }).filter(([, value]) => value !== undefined);
    const page = startCountPage(call.input);
    const filter = { namespace, tags: Object.fromEntries(given) as Record<string, string>, now: call.now };
    const { rows, total } = await listLive(call.db, call.appId, filter, page);
    return { billboards: rows.map(noticeReply), start: page.offset, count: page.limit, total };
  },
};

const NAME = 'notice';
/** why with its time: one that is planned anew is another turn */
const keyOf = (appId: string, id: string, at: string) => `${NAME}/${appId}/${id}/${at}`;

async function plan(db: Db, appId: string, id: string, at: string): Promise<void> {
  const row = { service: 'passport', key: keyOf(appId, id, at), nextAt: new Date(at) };
  await putSchedule(db, { ...row, payload: { appId, id } });
}

async function forget(db: Db, { app_id, id, publish_time }: NoticeRow): Promise<void> {
  if (publish_time !== null) {
    await removeSchedule(db, 'passport', keyOf(app_id, id, publish_time));
  }
}

export const noticeSchedule: OwnSchedule = {
  name: NAME,
  missed: 'each',
  next: () => undefined,
  async run({ db, dueAt, payload }) {
    const { appId, id } = payload as { readonly appId: string; readonly id: string };
    await goLive(db, appId, id, dueAt.toISOString());
  },
};

interface Draft {
  readonly title: string;
  readonly content: string;
  readonly subtitle?: string | undefined;
  readonly namespace?: string | undefined;
  readonly tags?: Readonly<Record<string, string>> | undefined;
  readonly expireTime?: string | undefined;
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

const draftOf = ({ appId, ports, now }: Call, given: Draft) => ({
  app_id: appId,
  id: ports.ids.uuid(),
  title: given.title,
  subtitle: given.subtitle ?? '',
  content: given.content,
  namespace: given.namespace ?? USUAL_NAMESPACE,
  tags: json({ ...given.tags }),
  status: 'billboardPending' as const,
  publish_time: null,
  expire_time: momentOf(given.expireTime),
  properties: json({ ...given.properties }),
  created_at: now,
  modified_at: now,
});

async function reply(call: Call, id: string) {
  const row = await findNotice(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw unknown(call);
  }
  return { billboard: noticeReply(row) };
}

async function heldNotice(call: Call, id: string): Promise<NoticeRow> {
  const row = await lockNotice(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw unknown(call);
  }
  return row;
}

function noticeReply(row: NoticeRow) {
  return {
    billboardID: row.id,
    idDomainID: row.app_id,
    title: row.title,
    subtitle: row.subtitle,
    content: row.content,
    namespace: row.namespace,
    tags: row.tags,
    status: row.status,
    ...(row.publish_time !== null && { publishTime: row.publish_time }),
    ...(row.expire_time !== null && { expireTime: row.expire_time }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

function refuseWrongEnd(call: Call, ends: string | null, at: string): void {
  const wrong = wrongEnd(ends, at);
  if (wrong !== undefined) {
    throw invalid(call, wrong);
  }
}

const momentOf = (text: string | null | undefined): string | null =>
  text === undefined || text === null ? null : new Date(text).toISOString();
const invalid = (call: Call, detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
const unknown = (call: Call) => call.refuse('not-found', 'billboard not found');
const wrongState = (call: Call, status: string) => call.refuse('precondition', `the notice is ${status}`);
