// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

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

export const redemptionColumns = {
  Token: { title: '兑换码', titleEn: 'Code' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  Credit: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Quota: { title: '额度', titleEn: 'Quota', kind: 'number' },
  Unit: { title: '单位', titleEn: 'Unit' },
  FulfilledAt: { title: '兑换时间', titleEn: 'Redeemed', kind: 'time' },
} satisfies EntityColumns;

export const appBillColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Month: { title: '月份', titleEn: 'Month' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Items: { title: '账单', titleEn: 'Bill', kind: 'count' },
} satisfies EntityColumns;

export const billColumns = {
  Id: { title: '账单 ID', titleEn: 'Bill ID', kind: 'id' },
  Month: { title: '月份', titleEn: 'Month' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrganizationName: { title: '组织', titleEn: 'Organization' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Items: { title: '账单项', titleEn: 'Item', kind: 'count' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.bill.status },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const billItemColumns = {
  Metric: { title: '指标', titleEn: 'Metric' },
  Usage: { title: '用量', titleEn: 'Usage', kind: 'number' },
  Unit: { title: '单位', titleEn: 'Unit' },
  FreeQuota: { title: '免费额度', titleEn: 'Free quota', kind: 'number' },
  BilledUsage: { title: '计费用量', titleEn: 'Billed usage', kind: 'number' },
  UnitPrice: { title: '单价', titleEn: 'Unit price', kind: 'yuan' },
  Amount: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
} satisfies EntityColumns;

export const appSecretsColumns = {
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  AppSecret: { title: '客户端密钥', titleEn: 'Client secret' },
  AppServiceSecret: { title: '服务端密钥', titleEn: 'Service secret' },
} satisfies EntityColumns;

export const redeemTokenColumns = {
  Token: { title: '兑换码', titleEn: 'Code' },
  ServiceName: { title: '服务', titleEn: 'Service' },
  Credit: { title: '金额', titleEn: 'Amount', kind: 'yuan' },
  Quota: { title: '额度', titleEn: 'Quota', kind: 'number' },
  Unit: { title: '单位', titleEn: 'Unit' },
  IssuerAppId: { title: '发码应用 ID', titleEn: 'Issuing AppId', kind: 'id' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.redeemToken.status },
  ExpiredAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  FulfilledAppId: { title: '兑换应用 ID', titleEn: 'Redeeming AppId', kind: 'id' },
  FulfilledAt: { title: '兑换时间', titleEn: 'Redeemed', kind: 'time' },
} satisfies EntityColumns;

export const appInfoColumns = {
  ProjectId: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  Services: { title: '服务', titleEn: 'Service' },
  Properties: { title: '属性', titleEn: 'Properties' },
  SupportMultiServices: { title: '多服务', titleEn: 'Exclusive services together', kind: 'flag' },
} satisfies EntityColumns;
