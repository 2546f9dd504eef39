// Organisations, their approval, and their projects.

import type { org } from '@uos/contract';
import { platformTransitions, type Step, stepTo } from '@uos/contract/labels';
import { appReply, findApp } from '#core/apps/apps';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { orgScope } from '#kernel/who/tenancy';
import { members } from './members.ts';
import { isDomainName } from './rules.ts';
import {
  changeStatus,
  findOrganization,
  findProject,
  insertOrganization,
  insertProject,
  listOrganizations,
  listProjects,
  type OrganizationView,
  type ProjectView,
} from './store.ts';

const { status } = platformTransitions.organization;

export const orgHandlers: Handlers<typeof org> = {
  async list(call) {
    const { OrganizationId, OrganizationName, companyName, status } = call.input;
    const filter = {
      id: OrganizationId,
      name: OrganizationName === undefined ? undefined : likePart(OrganizationName),
      companyName: companyName === undefined ? undefined : likePart(companyName),
      status,
    };
    const { rows, total } = await listOrganizations(call.db, call.credentials, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(organizationReply) };
  },
  async create(call) {
    const { OrgName, Domain, CompanyName = '' } = call.input;
    if (OrgName.trim() === '' || !isDomainName(Domain)) {
      throw call.refuse('invalid', 'invalid orgId or orgName or domain');
    }
    const { user } = call.credentials;
    const id = call.ports.ids.uuid();
    const created = await insertOrganization(call.db, {
      row: {
        id,
        name: OrgName.trim(),
        status: 'Pending',
        domain: Domain.toLowerCase(),
        company_name: CompanyName,
        created_at: call.now,
      },
      ownerId: user?.id,
    });
    if (!created) {
      throw call.refuse('exists', 'organization already created');
    }
    call.note({ orgId: id });
    return organization(call, id);
  },
  async approve(call) {
    return step(call, stepTo(status, 'Approved'));
  },
  async invalidate(call) {
    return step(call, stepTo(status, 'Invalid'));
  },
  members,
  projects: {
    async list(call) {
      const { orgId, name } = call.input;
      if ((await orgScope(call.db, call.credentials, orgId)) === undefined) {
        throw call.refuse('not-found', 'error to get org info');
      }
      const like = name === undefined ? undefined : likePart(name);
      const { rows, total } = await listProjects(call.db, orgId, like, offsetCountPage(call.input));
      return { TotalCount: total, Items: rows.map(projectReply) };
    },
    async create(call) {
      const { orgId, Name } = call.input;
      const scope = await orgScope(call.db, call.credentials, orgId);
      if (scope === undefined || scope.status === 'Invalid') {
        throw call.refuse('invalid', 'invalid organization id');
      }
      const id = call.ports.ids.uuid();
      const guid = call.ports.ids.uuid();
      await insertProject(call.db, { id, org_id: orgId, name: Name, guid, created_at: call.now });
      return projectReply(await project(call, id));
    },
    async get(call) {
      const row = await project(call, call.input.id);
      const app = row.app_id === null ? undefined : await findApp(call.db, call.credentials, row.app_id);
      return { ...projectReply(row), App: app === undefined ? null : appReply(call, app) };
    },
  },
};

interface StepInput {
  readonly orgId: string;
  readonly Revision?: number | undefined;
}

/** One step of the approval; the state it starts from is part of the statement, so that two at once cannot both win. */
async function step(call: Call<StepInput>, { from, to }: Step<OrganizationView['status']>) {
  const { orgId, Revision: revision } = call.input;
  // why in this order: of an unknown one nothing is written down
  call.note({ before: await organization(call, orgId) });
  const done = await changeStatus(call.db, orgId, { from, to, revision });
  const reply = await organization(call, orgId);
  if (!done && from.includes(reply.status)) {
    throw call.refuse('precondition', 'changed since it was read', { status: 409 });
  }
  if (!done) {
    throw call.refuse('invalid', 'invalid parameters', { details: [`the organisation is ${reply.status}`] });
  }
  return reply;
}

async function organization(call: Call, orgId: string) {
  const row = await findOrganization(call.db, call.credentials, orgId);
  if (row === undefined) {
    throw call.refuse('not-found', 'error to get org info');
  }
  return organizationReply(row);
}

/** A project of the caller's organisations; an app's member finds it through the app. */
async function project(call: Call, id: string): Promise<ProjectView> {
  const row = await findProject(call.db, id);
  const mine =
    row !== undefined &&
    ((await orgScope(call.db, call.credentials, row.org_id)) !== undefined ||
      (row.app_id !== null && (await findApp(call.db, call.credentials, row.app_id)) !== undefined));
  if (row === undefined || !mine) {
    throw call.refuse('not-found', 'error to get app by projectId');
  }
  return row;
}

function organizationReply(row: OrganizationView) {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    domain: row.domain,
    companyName: row.company_name,
    role: row.role,
    createdAt: row.created_at,
    revision: row.revision,
  };
}

function projectReply(row: ProjectView) {
  return {
    Id: row.id,
    Name: row.name,
    OrganizationId: row.org_id,
    OrganizationName: row.org_name,
    Guid: row.guid,
    CreatedAt: row.created_at,
    AppId: row.app_id ?? '',
  };
}
