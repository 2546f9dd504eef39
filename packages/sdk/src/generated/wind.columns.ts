// Generated from the contract by `npm run gen`; do not edit.
import { windLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const windPublishColumns = {
  Id: { title: '发布 ID', kind: 'id' },
  AppId: { title: '应用 ID', kind: 'id' },
  Platform: { title: '平台', kind: 'label', labels: windLabels.windPublish.platform },
  Action: { title: '操作', kind: 'label', labels: windLabels.windPublish.action },
  Version: { title: '版本' },
  PackageUrl: { title: '安装包地址' },
  PackageHash: { title: '安装包哈希' },
  UpdateNote: { title: '更新说明' },
  Status: { title: '状态', kind: 'status', labels: windLabels.windPublish.status },
  Message: { title: '消息' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const windConfigColumns = {
  weixin: { title: '微信小游戏' },
  douyin: { title: '抖音小游戏' },
  kuaishou: { title: '快手小游戏' },
  jd: { title: '京东小程序' },
  tj_host: { title: '团结宿主' },
  cp_callback_url: { title: '回调地址' },
  stores: { title: '应用商店' },
} satisfies EntityColumns;
