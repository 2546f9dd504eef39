// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const baseInfoColumns = {
  AuthInfo: { title: '登录信息' },
  PartnerInfo: { title: '合作方登录信息' },
  SocialInfo: { title: '社交登录信息' },
  AssInfo: { title: '资源分发地址' },
  LobbyInfo: { title: '同步服务地址' },
  PolicyInfo: { title: '条款' },
  Environment: { title: '环境' },
} satisfies EntityColumns;

export const userColumns = {
  UserId: { title: '用户 ID', kind: 'id' },
  UserName: { title: '用户名' },
  Login: { title: '登录名' },
  Email: { title: '邮箱' },
  Phone: { title: '手机号' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.user.status },
  Role: { title: '角色' },
  IsInternal: { title: '内部用户', kind: 'flag' },
  Properties: { title: '属性' },
  OrganizationIds: { title: '组织 ID' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  LastLoginAt: { title: '上次登录', kind: 'time' },
} satisfies EntityColumns;

export const operatorColumns = {
  UserName: { title: '用户名' },
  Kind: { title: '类别', kind: 'label', labels: platformLabels.user.kind },
} satisfies EntityColumns;

export const billingAdminColumns = {
  UserName: { title: '用户名' },
} satisfies EntityColumns;

export const sessionStateColumns = {
  User: { title: '用户' },
  Admin: { title: '运营管理员' },
  BcAdmin: { title: '财务管理员' },
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

export const linkedAccountColumns = {
  Provider: { title: '标识' },
  Name: { title: '名称' },
  CreatedAt: { title: '关联时间', kind: 'time' },
  LastUsedAt: { title: '最近登录时间', kind: 'time' },
} satisfies EntityColumns;

export const uploadCredentialColumns = {
  token: { title: '会话凭证' },
  tmpSecretId: { title: '临时密钥 ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥' },
  objectName: { title: '对象名' },
  region: { title: '地域' },
  bucket: { title: '存储桶' },
  startTime: { title: '生效时间', kind: 'time' },
  expiredTime: { title: '过期时间', kind: 'time' },
  bucketUrl: { title: '存储桶地址' },
  uploadUrl: { title: '上传地址' },
  fileUrl: { title: '文件地址' },
} satisfies EntityColumns;
