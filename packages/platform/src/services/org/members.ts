// Who belongs to an organisation, and as what. An organisation keeps an owner.
import type { org } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { orgScope } from '#kernel/who/tenancy';
import {
  findMember,
  insertMember,
  listMembers,
  lockOwners,
  type MemberView,
  removeMember,
  setRole,
} from './member-store.ts';

export const members: Handlers<typeof org>['members'] = {
  async list(call) {
    const { orgId, name } = call.input;
    await requireOrganization(call, orgId);
    const like = name === undefined ? undefined : likePart(name);
    const { rows, total } = await listMembers(call.db, orgId, like, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(reply) };
  },
  async add(call) {
    const { orgId, Login, Role } = call.input;
    await requireOwn(call, orgId);
    const outcome = await insertMember(call.db, orgId, Login, Role);
    if (outcome === 'unknown') {
      throw noSuchUser();
    }
    if (outcome === 'member') {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Login: a member already'] });
    }
    return noted(call, orgId, await requireMember(call, orgId, outcome.userId));
  },
  async update(call) {
    const { orgId, Role } = call.input;
    await requireOwn(call, orgId);
    const before = await changeable(call, orgId, Role);
    await setRole(call.db, orgId, before.id, Role);
    call.note({ before: reply(before) });
    return noted(call, orgId, await requireMember(call, orgId, before.id));
  },
  async rm(call) {
    const { orgId } = call.input;
    await requireOwn(call, orgId);
    const before = await changeable(call, orgId, undefined);
    await removeMember(call.db, orgId, before.id);
    call.note({ orgId, target: before.name, before: reply(before) });
    return {};
  },
};

function noted(call: Call, orgId: string, member: MemberView) {
  call.note({ orgId, target: member.name });
  return reply(member);
}

async function requireOrganization(call: Call, orgId: string) {
  const scope = await orgScope(call.db, call.credentials, orgId);
  if (scope === undefined) {
    throw call.refuse('not-found', 'error to get org info');
  }
  return scope;
}

async function requireOwn(call: Call, orgId: string): Promise<void> {
  const scope = await requireOrganization(call, orgId);
  if (scope.role !== 'owner') {
    throw call.refuse('denied', 'permission denied', {
      details: ['only an owner of the organisation may do this'],
    });
  }
}

/** The member that is about to change; the last owner stays one. */
async function changeable(
  call: Call<{ orgId: string; userId: string }>,
  orgId: string,
  role: MemberView['role'] | undefined,
): Promise<MemberView> {
  // why under a lock: of two owners who leave at the same moment one stays
  const owners = await lockOwners(call.db, orgId);
  const member = await requireMember(call, orgId, call.input.userId.toLowerCase());
  if (role !== 'owner' && owners.length === 1 && owners[0] === member.id) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['userId: the last owner of the organisation'] });
  }
  return member;
}

async function requireMember(call: Call, orgId: string, userId: string): Promise<MemberView> {
  const member = await findMember(call.db, orgId, userId);
  if (member === undefined) {
    throw noSuchUser();
  }
  return member;
}

function noSuchUser() {
  return styles.platform.refuse('invalid', 'invalid project id or user id');
}

function reply(member: MemberView) {
  return {
    UserId: member.id,
    UserName: member.name,
    Login: member.login,
    Email: member.email,
    Role: member.role,
  };
}
