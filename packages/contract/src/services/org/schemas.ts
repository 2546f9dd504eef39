// Organisations and their projects. Source: wire/cdn-and-platform.md 2.2 (Organisation), 2.3.4.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, ruled, text, time } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { appName, oneLine } from '../../rules/names/names.ts';
import { App, AppRole } from '../app/schemas.ts';
import { seenRevision } from '../shared/seen.ts';

export const OrganizationStatus = enumOf(labels.organization.status);

export const Organization = entity(
  z.object({
    // why: the specification itself writes these fields in lower case
    id: id('org.org', '组织 ID', 'Organisation id'),
    name: text('名称', 'Name'),
    status: field(OrganizationStatus, '状态', 'State of the approval'),
    domain: text('域名', 'Domain of the organisation'),
    companyName: text('公司名称', 'Company, set by an approved certification'),
    role: field(AppRole, '角色', 'Role of the caller; owner for an operator, who may do the same'),
    createdAt: time('创建时间', 'Time of creation'),
    revision: count('修改次数', 'Counts its changes; a decision may name it'),
  }),
  {
    id: 'Organization',
    zh: '组织',
    en: 'A group of developers that owns apps and pays for them',
    columns: ['name', 'id', 'status', 'companyName', 'role', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const OrganizationPage = totalItems(Organization);

export const Project = entity(
  z.object({
    Id: id('org.project', '项目 ID', 'Project id'),
    Name: text('名称', 'Name'),
    OrganizationId: id('org.org', '组织 ID', 'Organisation that owns it'),
    OrganizationName: text('组织', 'Name of the organisation'),
    Guid: text('GUID', 'Id the game editor knows the project by'),
    CreatedAt: time('创建时间', 'Time of creation'),
    AppId: text('应用 ID', 'App of the project or empty', 'app.app'),
  }),
  {
    id: 'Project',
    zh: '项目',
    en: 'A project of an organisation; it has at most one app',
    columns: ['Name', 'Id', 'OrganizationName', 'AppId', 'CreatedAt'],
    key: 'Id',
    named: ['Name'],
  },
);

export const ProjectPage = totalItems(Project);

export const ProjectWithApp = entity(
  Project.extend({ App: field(z.union([App, z.null()]), '应用', 'App of the project') }),
  { id: 'ProjectWithApp', zh: '项目详情', en: 'A project with its app' },
);

export const OrganizationMember = entity(
  z.object({
    UserId: id('user.user', '用户 ID', 'User id'),
    UserName: text('用户名', 'Name'),
    Login: text('登录名', 'Name to sign in with'),
    Email: text('邮箱', 'E-mail'),
    Role: field(AppRole, '角色', 'Owners change things, the others look'),
  }),
  {
    id: 'OrganizationMember',
    zh: '组织成员',
    en: 'A user with a role in an organisation',
    columns: ['UserName', 'UserId', 'Login', 'Email', 'Role'],
    key: 'UserId',
  },
);

export const MemberPage = totalItems(OrganizationMember);

export const MemberAdd = z.object({
  Login: field(
    z.string().min(1).max(254),
    '登录名',
    'Name to sign in with, or id, of a user who is there; both are in what users read of themselves',
  ),
  Role: field(AppRole, '角色', 'owner, manager or user'),
});

export const MemberUpdate = z.object({ Role: field(AppRole, '角色', 'owner, manager or user') });

const badOrganization = { error: 'invalid orgId or orgName or domain' };
/** why one line: a name is read in the terminal of whoever approves it */
const oneLineOf = (max: number) =>
  z.string(badOrganization).min(1, badOrganization).max(max, badOrganization).regex(oneLine, badOrganization);

export const OrganizationCreate = z.object({
  OrgName: field(oneLineOf(100), '名称', 'Unique name'),
  Domain: field(oneLineOf(253), '域名', 'Unique domain'),
  // why blank may be: it is what a form sends that was not filled in
  CompanyName: field(
    z
      .string()
      .max(200)
      .regex(/^\P{Cc}*$/u)
      .optional(),
    '公司名称',
    'Company',
  ),
});

export const ProjectCreate = z.object({ Name: ruled(appName, '名称', 'invalid create project request') });

/** Body of a step of the approval. */
export const ApprovalStep = z.object({
  Reason: field(z.string().max(1000).optional(), '原因', 'Why'),
  ...seenRevision,
});
