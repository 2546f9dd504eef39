// What users and personas may do for a time. Source: wire/passport.md 2.4, 3.4 rows 71-78, 4, 5.14.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { ownPersona, requirePersona, requireUser } from '../players/store/index.ts';
import {
  deleteEntitlement,
  type EntitlementFilter,
  type EntitlementRow,
  expiriesOf,
  findEntitlement,
  insertEntitlement,
  listEntitlements,
  lockEntitlement,
  restore,
  suspend,
  typesInUse,
  updateEntitlement,
} from './store.ts';

/** Types that every app is offered. Source: wire/passport.md 2.4. */
const USUAL_TYPES = ['default', 'subscription', 'dlc', 'vip'];

export const entitlements: Handlers<typeof passport>['entitlements'] = {
  async search(call) {
    await requireIdDomain(call);
    const { type, status, userID, personaID, endsFrom, endsTo } = call.input;
    return entitlementPage(call, { type, status, userId: userID, personaId: personaID, endsFrom, endsTo });
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { type, displayName, ownerType, userID, personaID, startTime, endTime, properties = {} } = call.input;
    const isUsers = ownerType === 'User';
    const [owner, other] = isUsers ? [userID, personaID] : [personaID, userID];
    if (owner === undefined || other !== undefined) {
      throw invalid(call, isUsers ? 'userID: and nobody else, with ownerType User' : 'personaID: and nobody else');
    }
    const { id: ownerId, status } = isUsers ? await requireUser(call, owner) : await requirePersona(call, owner);
    if (status === 'Sealed') {
      throw call.refuse('not-found', `${isUsers ? 'user' : 'persona'} not found`);
    }
    const [start, end] = [startTime ?? call.now, endTime ?? null];
    refuseTurned(call, start, end);
    const id = call.ports.ids.uuid();
    await insertEntitlement(call.db, {
      app_id: call.appId,
      id,
      type,
      display_name: displayName,
      user_id: isUsers ? ownerId : null,
      persona_id: isUsers ? null : ownerId,
      start_time: start,
      end_time: end,
      suspended: false,
      suspend_reason: '',
      properties: json({ ...properties }),
      created_at: call.now,
      modified_at: call.now,
    });
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, displayName, startTime, endTime, properties } = call.input;
    const found = await lockEntitlement(call.db, call.appId, id, call.now);
    if (found === undefined) {
      throw unknown(call);
    }
    refuseTurned(call, startTime ?? found.start_time, endTime === undefined ? found.end_time : endTime);
    call.note({ target: found.display_name, before: { entitlement: entitlementReply(found) } });
    await updateEntitlement(call.db, call.appId, id, {
      display_name: displayName,
      start_time: startTime,
      end_time: endTime,
      properties: properties && json({ ...properties }),
      modified_at: call.now,
    });
    return reply(call, id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const { entitlement } = await reply(call, call.input.id);
    call.note({ target: entitlement.displayName, before: { entitlement }, after: undefined });
    await deleteEntitlement(call.db, call.appId, entitlement.id);
    return {};
  },
  async suspend(call) {
    await requireIdDomain(call);
    const { id, reason = '' } = call.input;
    const { entitlement } = await reply(call, id);
    call.note({ target: entitlement.displayName, before: { entitlement } });
    if (!(await suspend(call.db, call.appId, id, { reason, now: call.now }))) {
      throw wrongState(call, entitlement.status);
    }
    return reply(call, id);
  },
  async restore(call) {
    await requireIdDomain(call);
    const { entitlement } = await reply(call, call.input.id);
    call.note({ target: entitlement.displayName, before: { entitlement } });
    if (!(await restore(call.db, call.appId, entitlement.id, call.now))) {
      throw wrongState(call, entitlement.status);
    }
    return reply(call, entitlement.id);
  },
  async types(call) {
    await requireIdDomain(call);
    const inUse = await typesInUse(call.db, call.appId);
    const types = [...new Set([...USUAL_TYPES, ...inUse])].filter((type) => type.trim() !== '');
    return { types, total: types.length };
  },
  async expiries(call) {
    await requireIdDomain(call);
    const { month, type } = call.input;
    const days = await expiriesOf(call.db, call.appId, { month, type });
    return { days, total: days.length };
  },
};

export const playerEntitlements: Handlers<typeof passport>['playerEntitlements'] = {
  async list(call) {
    const { id: personaId, user_id: userId } = await ownPersona(call);
    return entitlementPage(call, { type: call.input.type, own: { userId, personaId } });
  },
};

async function entitlementPage(
  call: Call<{ readonly start?: number | undefined; readonly count?: number | undefined }>,
  filter: EntitlementFilter,
) {
  const page = startCountPage(call.input);
  const { rows, total } = await listEntitlements(call.db, call.appId, { ...filter, now: call.now }, page);
  return { entitlements: rows.map(entitlementReply), start: page.offset, count: page.limit, total };
}

async function reply(call: Call, id: string) {
  const row = await findEntitlement(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw unknown(call);
  }
  return { entitlement: entitlementReply(row) };
}

function entitlementReply(row: EntitlementRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    type: row.type,
    displayName: row.display_name,
    ownerType: row.user_id === null ? ('Persona' as const) : ('User' as const),
    userID: row.user_id ?? '',
    personaID: row.persona_id ?? '',
    startTime: row.start_time,
    ...(row.end_time !== null && { endTime: row.end_time }),
    status: row.status,
    suspendReason: row.suspend_reason,
    source: 'Console' as const,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

function refuseTurned(call: Call, start: string, end: string | null): void {
  if (end !== null && Date.parse(end) <= Date.parse(start)) {
    throw invalid(call, 'endTime: comes after startTime');
  }
}

const invalid = (call: Call, detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
const unknown = (call: Call) => call.refuse('not-found', 'entitlement not found');
const wrongState = (call: Call, status: string) => call.refuse('precondition', `the entitlement is ${status}`);
