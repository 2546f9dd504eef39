// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const baseInfoColumns = {
  AuthInfo: { title: '登录信息', titleEn: 'Sign-in' },
  PartnerInfo: { title: '合作方登录信息', titleEn: 'Partner sign-in' },
  SocialInfo: { title: '社交登录信息', titleEn: 'Social sign-in' },
  AssInfo: { title: '资源分发地址', titleEn: 'Address of asset delivery' },
  LobbyInfo: { title: '同步服务地址', titleEn: 'Address of sync' },
  PolicyInfo: { title: '条款', titleEn: 'Terms' },
  Environment: { title: '环境', titleEn: 'Environment' },
} satisfies EntityColumns;

export const userColumns = {
  UserId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  UserName: { title: '用户名', titleEn: 'User name' },
  Login: { title: '登录名', titleEn: 'Login' },
  Email: { title: '邮箱', titleEn: 'Email' },
  Phone: { title: '手机号', titleEn: 'Phone' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.user.status },
  Role: { title: '角色', titleEn: 'Role' },
  IsInternal: { title: '内部用户', titleEn: 'Internal user', kind: 'flag' },
  Properties: { title: '属性', titleEn: 'Properties' },
  OrganizationIds: { title: '组织 ID', titleEn: 'Organization ID' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  LastLoginAt: { title: '上次登录', titleEn: 'Last sign-in', kind: 'time' },
} satisfies EntityColumns;

export const operatorColumns = {
  UserName: { title: '用户名', titleEn: 'User name' },
  Kind: { title: '类别', titleEn: 'Kind', kind: 'label', labels: platformLabels.user.kind },
} satisfies EntityColumns;

export const billingAdminColumns = {
  UserName: { title: '用户名', titleEn: 'User name' },
} satisfies EntityColumns;

export const sessionStateColumns = {
  User: { title: '用户', titleEn: 'User' },
  Admin: { title: '运营管理员', titleEn: 'Operator' },
  BcAdmin: { title: '财务管理员', titleEn: 'Billing administrator' },
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

export const linkedAccountColumns = {
  Provider: { title: '标识', titleEn: 'Identifier' },
  Name: { title: '名称', titleEn: 'Name' },
  CreatedAt: { title: '关联时间', titleEn: 'Linked', kind: 'time' },
  LastUsedAt: { title: '最近登录时间', titleEn: 'Last sign-in', kind: 'time' },
} satisfies EntityColumns;

export const uploadCredentialColumns = {
  token: { title: '会话凭证', titleEn: 'Session token' },
  tmpSecretId: { title: '临时密钥 ID', titleEn: 'Temporary key ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥', titleEn: 'Temporary key' },
  objectName: { title: '对象名', titleEn: 'Object' },
  region: { title: '地域', titleEn: 'Region' },
  bucket: { title: '存储桶', titleEn: 'Bucket' },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  expiredTime: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  bucketUrl: { title: '存储桶地址', titleEn: 'Bucket address' },
  uploadUrl: { title: '上传地址', titleEn: 'Upload address' },
  fileUrl: { title: '文件地址', titleEn: 'File address' },
} satisfies EntityColumns;
