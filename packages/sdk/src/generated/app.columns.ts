// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

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

export const redemptionColumns = {
  Token: { title: '兑换码' },
  ServiceName: { title: '服务' },
  Credit: { title: '金额', kind: 'yuan' },
  Quota: { title: '额度', kind: 'number' },
  Unit: { title: '单位' },
  FulfilledAt: { title: '兑换时间', kind: 'time' },
} satisfies EntityColumns;

export const appBillColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  Month: { title: '月份' },
  Amount: { title: '金额', kind: 'yuan' },
  Items: { title: '账单', kind: 'count' },
} satisfies EntityColumns;

export const billColumns = {
  Id: { title: '账单 ID', kind: 'id' },
  Month: { title: '月份' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrganizationName: { title: '组织' },
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  ServiceName: { title: '服务' },
  Amount: { title: '金额', kind: 'yuan' },
  Items: { title: '账单项', kind: 'count' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.bill.status },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const billItemColumns = {
  Metric: { title: '指标' },
  Usage: { title: '用量', kind: 'number' },
  Unit: { title: '单位' },
  FreeQuota: { title: '免费额度', kind: 'number' },
  BilledUsage: { title: '计费用量', kind: 'number' },
  UnitPrice: { title: '单价', kind: 'yuan' },
  Amount: { title: '金额', kind: 'yuan' },
} satisfies EntityColumns;

export const appSecretsColumns = {
  AppId: { title: '应用 ID', kind: 'id' },
  AppSecret: { title: '客户端密钥' },
  AppServiceSecret: { title: '服务端密钥' },
} satisfies EntityColumns;

export const redeemTokenColumns = {
  Token: { title: '兑换码' },
  ServiceName: { title: '服务' },
  Credit: { title: '金额', kind: 'yuan' },
  Quota: { title: '额度', kind: 'number' },
  Unit: { title: '单位' },
  IssuerAppId: { title: '发码应用 ID', kind: 'id' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.redeemToken.status },
  ExpiredAt: { title: '过期时间', kind: 'time' },
  FulfilledAppId: { title: '兑换应用 ID', kind: 'id' },
  FulfilledAt: { title: '兑换时间', kind: 'time' },
} satisfies EntityColumns;

export const appInfoColumns = {
  ProjectId: { title: '项目 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  Services: { title: '服务' },
  Properties: { title: '属性' },
  SupportMultiServices: { title: '多服务', kind: 'flag' },
} satisfies EntityColumns;
