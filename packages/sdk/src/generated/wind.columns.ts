// Generated from the contract by `npm run gen`; do not edit.
import { windLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const windPublishColumns = {
  Id: { title: '发布 ID', titleEn: 'Publication ID', kind: 'id' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Platform: { title: '平台', titleEn: 'Platform', kind: 'label', labels: windLabels.windPublish.platform },
  Action: { title: '操作', titleEn: 'Action', kind: 'label', labels: windLabels.windPublish.action },
  Version: { title: '版本', titleEn: 'Version' },
  PackageUrl: { title: '安装包地址', titleEn: 'Package address' },
  PackageHash: { title: '安装包哈希', titleEn: 'Package hash' },
  UpdateNote: { title: '更新说明', titleEn: 'What is new' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: windLabels.windPublish.status },
  Message: { title: '消息', titleEn: 'Message' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const windConfigColumns = {
  weixin: { title: '微信小游戏', titleEn: 'WeChat minigame' },
  douyin: { title: '抖音小游戏', titleEn: 'Douyin minigame' },
  kuaishou: { title: '快手小游戏', titleEn: 'Kuaishou minigame' },
  jd: { title: '京东小程序', titleEn: 'JD mini program' },
  tj_host: { title: '团结宿主', titleEn: 'Tuanjie host' },
  cp_callback_url: { title: '回调地址', titleEn: 'Callback address' },
  stores: { title: '应用商店', titleEn: 'App stores' },
} satisfies EntityColumns;
