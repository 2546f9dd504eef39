// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const organizationColumns = {
  id: { title: '组织 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: platformLabels.organization.status },
  domain: { title: '域名' },
  companyName: { title: '公司名称' },
  role: { title: '角色', kind: 'label', labels: platformLabels.app.role },
  createdAt: { title: '创建时间', kind: 'time' },
  revision: { title: '修改次数', kind: 'number' },
} satisfies EntityColumns;

export const organizationMemberColumns = {
  UserId: { title: '用户 ID', kind: 'id' },
  UserName: { title: '用户名' },
  Login: { title: '登录名' },
  Email: { title: '邮箱' },
  Role: { title: '角色', kind: 'label', labels: platformLabels.app.role },
} satisfies EntityColumns;

export const projectColumns = {
  Id: { title: '项目 ID', kind: 'id' },
  Name: { title: '名称' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  Guid: { title: 'GUID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  AppId: { title: '应用 ID', kind: 'id' },
} satisfies EntityColumns;

export const projectWithAppColumns = {
  Id: { title: '项目 ID', kind: 'id' },
  Name: { title: '名称' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  Guid: { title: 'GUID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  AppId: { title: '应用 ID', kind: 'id' },
  App: { title: '应用' },
} satisfies EntityColumns;

export const appColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  AppSecret: { title: '客户端密钥' },
  AppServiceSecret: { title: '服务端密钥' },
  ProjectId: { title: '项目 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  Services: { title: '服务' },
  Properties: { title: '属性' },
  SupportMultiServices: { title: '多服务', kind: 'flag' },
  OrganizationName: { title: '组织' },
  Role: { title: '角色', kind: 'label', labels: platformLabels.app.role },
  Status: { title: '状态', kind: 'status', labels: platformLabels.app.status },
  IconUrl: { title: '图标' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
} satisfies EntityColumns;

export const appServiceColumns = {
  ServiceName: { title: '服务' },
  Provider: { title: '提供方' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.service.storedStatus },
  ServiceId: { title: '服务 ID', kind: 'id' },
  Properties: { title: '属性' },
} satisfies EntityColumns;
