// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const organizationColumns = {
  id: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.organization.status },
  domain: { title: '域名', titleEn: 'Domain' },
  companyName: { title: '公司名称', titleEn: 'Company' },
  role: { title: '角色', titleEn: 'Role', kind: 'label', labels: platformLabels.app.role },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  revision: { title: '修改次数', titleEn: 'Changes', kind: 'number' },
} satisfies EntityColumns;

export const organizationMemberColumns = {
  UserId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  UserName: { title: '用户名', titleEn: 'User name' },
  Login: { title: '登录名', titleEn: 'Login' },
  Email: { title: '邮箱', titleEn: 'Email' },
  Role: { title: '角色', titleEn: 'Role', kind: 'label', labels: platformLabels.app.role },
} satisfies EntityColumns;

export const projectColumns = {
  Id: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  Guid: { title: 'GUID', titleEn: 'GUID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
} satisfies EntityColumns;

export const projectWithAppColumns = {
  Id: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  Guid: { title: 'GUID', titleEn: 'GUID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  App: { title: '应用', titleEn: 'App' },
} satisfies EntityColumns;

export const appColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  AppSecret: { title: '客户端密钥', titleEn: 'Client secret' },
  AppServiceSecret: { title: '服务端密钥', titleEn: 'Service secret' },
  ProjectId: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  Services: { title: '服务', titleEn: 'Service' },
  Properties: { title: '属性', titleEn: 'Properties' },
  SupportMultiServices: { title: '多服务', titleEn: 'Exclusive services together', kind: 'flag' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  Role: { title: '角色', titleEn: 'Role', kind: 'label', labels: platformLabels.app.role },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.app.status },
  IconUrl: { title: '图标', titleEn: 'Icon' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
} satisfies EntityColumns;

export const appServiceColumns = {
  ServiceName: { title: '服务', titleEn: 'Service' },
  Provider: { title: '提供方', titleEn: 'Provider' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.service.storedStatus },
  ServiceId: { title: '服务 ID', titleEn: 'Service ID', kind: 'id' },
  Properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;
