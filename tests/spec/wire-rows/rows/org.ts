// Source: wire/cdn-and-platform.md 2.2 (Organisation) and 2.3.4.
import { info, type Row, TIME, UUID } from '../row.ts';

const ORGANIZATION = 'id name status domain companyName role createdAt';
const PROJECT = 'Id Name OrganizationId OrganizationName Guid CreatedAt AppId';
const MEMBER = 'UserId UserName Login Email Role';
const NO_ORG = info('error to get org info');
const DENIED = info('permission denied');

export const rows: readonly Row[] = [
  {
    ...{ call: 'org.list', known: 'spec', as: 'owner', send: 'GET /api/organizations', status: 200 },
    ...{
      has: { TotalCount: 1, Items: [{ id: UUID, role: 'owner', createdAt: TIME }] },
      names: { 'Items.0': ORGANIZATION },
    },
  },
  {
    ...{ call: 'org.list', known: 'spec', as: 'operator', send: 'GET /api/organizations?OrganizationId={org.org}' },
    ...{ status: 200, has: { TotalCount: 1 } },
  },
  {
    ...{ call: 'org.list', known: 'ours', as: 'billing', send: 'GET /api/organizations?organizationName=none-such' },
    ...{ status: 200, has: { TotalCount: 0, Items: [] } },
  },
  {
    ...{ call: 'org.create', known: 'ours', as: 'owner', send: 'POST /api/organizations', status: 200 },
    body: { OrgName: '行间工作室', Domain: 'rows.example' },
    ...{ has: { status: 'Pending', role: 'owner', companyName: '' }, keep: { made: 'id' } },
  },
  {
    ...{ call: 'org.create', known: 'spec', as: 'owner', send: 'POST /api/organizations', status: 400 },
    ...{ body: { OrgName: '行间工作室', Domain: 'rows.example' }, has: info('organization already created') },
  },
  {
    ...{ call: 'org.create', known: 'spec', as: 'owner', send: 'POST /api/organizations', status: 400 },
    ...{ body: { OrgName: '' }, has: info('invalid orgId or orgName or domain') },
  },
  {
    ...{ call: 'org.approve', known: 'ours', as: 'owner', send: 'POST /api/organizations/{made}/approve', status: 403 },
    has: DENIED,
  },
  {
    ...{
      call: 'org.approve',
      known: 'ours',
      as: 'operator',
      send: 'POST /api/organizations/{made}/approve',
      status: 200,
    },
    ...{ body: {}, has: { status: 'Approved' } },
  },
  {
    ...{ call: 'org.invalidate', known: 'ours', as: 'operator', send: 'POST /api/organizations/{made}/invalidate' },
    ...{ body: { Reason: '测试' }, status: 200, has: { status: 'Invalid' } },
  },
  {
    ...{ call: 'org.members.list', known: 'ours', as: 'member', send: 'GET /api/organizations/{org.org}/members' },
    ...{ status: 200, names: { '': 'TotalCount Items', 'Items.0': MEMBER } },
  },
  {
    ...{ call: 'user.get', known: 'ours', as: 'stranger', send: 'GET /api/users/me', status: 200 },
    ...{ has: { UserId: UUID }, keep: { login: 'Login', added: 'UserId' } },
  },
  {
    ...{ call: 'org.members.add', known: 'ours', as: 'owner', send: 'POST /api/organizations/{org.org}/members' },
    ...{
      says: 'by the name that users read',
      body: { Login: '{login}', Role: 'user' },
      status: 200,
      names: { '': MEMBER },
    },
  },
  {
    ...{ call: 'org.members.add', known: 'ours', as: 'member', send: 'POST /api/organizations/{org.org}/members' },
    ...{ body: { Login: '{login}', Role: 'user' }, status: 403, has: DENIED },
  },
  {
    ...{
      call: 'org.members.update',
      known: 'ours',
      as: 'owner',
      send: 'PUT /api/organizations/{org.org}/members/{added}',
    },
    ...{ body: { Role: 'manager' }, status: 200, has: { Role: 'manager' } },
  },
  {
    ...{
      call: 'org.members.rm',
      known: 'ours',
      as: 'owner',
      send: 'DELETE /api/organizations/{org.org}/members/{added}',
    },
    ...{ status: 200, has: {} },
  },
  {
    ...{ call: 'org.projects.list', known: 'spec', as: 'member', send: 'GET /api/organizations/{org.org}/projects' },
    ...{ status: 200, has: { TotalCount: 1 }, names: { 'Items.0': PROJECT } },
  },
  {
    ...{ call: 'org.projects.list', known: 'spec', as: 'owner', send: 'GET /api/organizations/{unknown}/projects' },
    ...{ status: 400, has: NO_ORG },
  },
  {
    ...{ call: 'org.projects.create', known: 'spec', as: 'owner', send: 'POST /api/organizations/{org.org}/projects' },
    ...{ body: { Name: '第二个' }, status: 200, has: { Name: '第二个', AppId: '' }, names: { '': PROJECT } },
  },
  {
    ...{ call: 'org.projects.create', known: 'spec', as: 'owner', send: 'POST /api/organizations/{org.org}/projects' },
    ...{ body: { Name: '' }, status: 400, has: info('invalid create project request') },
  },
  {
    ...{ call: 'org.projects.create', known: 'spec', as: 'owner', send: 'POST /api/organizations/{unknown}/projects' },
    ...{ body: { Name: 'x' }, status: 400, has: info('invalid organization id') },
  },
  {
    ...{ call: 'org.projects.get', known: 'ours', as: 'owner', send: 'GET /api/projects/{org.project}', status: 200 },
    ...{ has: { App: { AppId: UUID } }, names: { '': PROJECT } },
  },
  {
    ...{ call: 'org.projects.get', known: 'spec', as: 'owner', send: 'GET /api/projects/{unknown}', status: 400 },
    has: info('error to get app by projectId'),
  },
];
