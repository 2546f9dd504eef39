// Organisations, their approval, and their projects. Source: platform-core.md 7.5.
import * as z from 'zod';
import { alsoAs, field, refersTo } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { changedSince } from '../shared/seen.ts';
import * as s from './schemas.ts';

const byId = { orgId: refersTo(z.uuid(), 'org.org') };
const noOrganization = 'error to get org info';
const badParameters = 'invalid parameters';
const noUser = 'invalid project id or user id';
const memberById = { ...byId, userId: refersTo(z.uuid({ error: noUser }), 'user.user') };
const membersAreOurs = {
  known: 'assumed',
  because: 'the specification manages members on an identity host that it does not show',
} as const;
const approval = {
  params: byId,
  body: s.ApprovalStep,
  reply: s.Organization,
  accepts: 'operator',
  access: 'operator',
  known: 'assumed',
  because: 'the specification names the states but shows no call between them',
  errors: [noOrganization, badParameters, changedSince],
} as const;

export const org = service(
  'org',
  {
    title: { zh: '组织', en: 'Organisations' },
    group: 'platform',
    intro: {
      zh: '组织的申请、审核与项目，应用归属于组织。',
      en: 'Applying for an organisation, its review and its projects; apps belong to one.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'user',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/organizations', {
      query: z.object({
        OrganizationId: field(z.string().optional(), '组织 ID', 'Exact id', 'org.org'),
        // Source of the other name: wire/cdn-and-platform.md 2.3.5
        OrganizationName: alsoAs(field(z.string().optional(), '组织', 'Part of the name'), 'organizationName'),
        companyName: field(z.string().optional(), '公司名称', 'Part of the company name'),
        status: field(s.OrganizationStatus.optional(), '状态', 'State of the approval'),
        ...offsetCount,
      }),
      reply: s.OrganizationPage,
      paging: 'total-items',
      access: 'signed-in',
      known: 'spec',
      summary: {
        zh: '列出组织',
        en: 'List the own organisations; all of them for operators and billing administrators',
      },
      errors: [badParameters],
    }),
    create: op('POST /api/organizations', {
      body: s.OrganizationCreate,
      reply: s.Organization,
      known: 'assumed',
      because: 'the specification has its error texts but not the call',
      summary: { zh: '申请创建组织', en: 'Ask for a new organisation' },
      errors: ['invalid orgId or orgName or domain', 'organization already created'],
    }),
    approve: op('POST /api/organizations/{orgId}/approve', {
      ...approval,
      summary: { zh: '通过组织申请', en: 'Approve an organisation' },
    }),
    invalidate: op('POST /api/organizations/{orgId}/invalidate', {
      ...approval,
      danger: 'confirm',
      summary: { zh: '作废组织', en: 'Invalidate an organisation' },
    }),
    members: {
      list: op('GET /api/organizations/{orgId}/members', {
        params: byId,
        query: z.object({ name: field(z.string().optional(), '名称', 'Part of the name'), ...offsetCount }),
        reply: s.MemberPage,
        paging: 'total-items',
        access: 'member',
        ...membersAreOurs,
        summary: { zh: '列出组织成员', en: 'List the members of an organisation' },
        errors: [noOrganization, badParameters],
      }),
      add: op('POST /api/organizations/{orgId}/members', {
        params: byId,
        body: s.MemberAdd,
        reply: s.OrganizationMember,
        access: 'owner',
        ...membersAreOurs,
        summary: { zh: '添加组织成员', en: 'Give a user a role in an organisation' },
        errors: [noOrganization, noUser, badParameters],
      }),
      update: op('PUT /api/organizations/{orgId}/members/{userId}', {
        params: memberById,
        body: s.MemberUpdate,
        reply: s.OrganizationMember,
        access: 'owner',
        ...membersAreOurs,
        summary: { zh: '修改成员角色', en: 'Change the role of a member' },
        errors: [noOrganization, noUser, badParameters],
      }),
      rm: op('DELETE /api/organizations/{orgId}/members/{userId}', {
        params: memberById,
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        ...membersAreOurs,
        summary: { zh: '移除组织成员', en: 'Take a member out of an organisation' },
        errors: [noOrganization, noUser, badParameters],
      }),
    },
    projects: {
      list: op('GET /api/organizations/{orgId}/projects', {
        params: byId,
        query: z.object({ name: field(z.string().optional(), '名称', 'Part of the name'), ...offsetCount }),
        reply: s.ProjectPage,
        paging: 'total-items',
        access: 'member',
        known: 'spec',
        summary: { zh: '列出项目', en: 'List the projects of an organisation' },
        errors: [noOrganization, badParameters],
      }),
      create: op('POST /api/organizations/{orgId}/projects', {
        params: byId,
        body: s.ProjectCreate,
        reply: s.Project,
        access: 'member',
        known: 'assumed',
        because: 'payload not shown',
        summary: { zh: '创建项目', en: 'Create a project' },
        errors: ['invalid create project request', 'invalid organization id'],
      }),
      get: op('GET /api/projects/{id}', {
        params: { id: refersTo(z.uuid(), 'org.project') },
        reply: s.ProjectWithApp,
        access: 'member',
        known: 'spec',
        summary: { zh: '查看项目', en: 'Read a project with its app' },
        errors: ['error to get app by projectId'],
      }),
    },
  },
);
