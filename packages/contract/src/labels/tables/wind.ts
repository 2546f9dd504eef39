// Enums of publishing of mini games. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import { failed } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

export const windLabels = {
  windPublish: {
    platform: {
      oppo: { zh: 'OPPO', en: 'OPPO', color: 'green' },
      vivo: { zh: 'vivo', en: 'vivo', color: 'blue' },
      huawei: { zh: '华为', en: 'Huawei', color: 'red' },
      xiaomi: { zh: '小米', en: 'Xiaomi', color: 'orange' },
      taptap: { zh: 'TapTap', en: 'TapTap', color: 'blue' },
      wechat: { zh: '微信', en: 'WeChat', color: 'green' },
      tiktok: { zh: '抖音', en: 'TikTok', color: 'gray' },
      kuaishou: { zh: '快手', en: 'Kuaishou', color: 'orange' },
    },
    channel: {
      weixin: { zh: '微信小游戏', en: 'WeChat mini games', color: 'green' },
      douyin: { zh: '抖音小游戏', en: 'Douyin mini games', color: 'gray' },
      kuaishou: { zh: '快手小游戏', en: 'Kuaishou mini games', color: 'orange' },
      jd: { zh: '京东小程序', en: 'JD mini programs', color: 'red' },
      tj_host: { zh: '团结宿主', en: 'Tuanjie host', color: 'blue' },
    },
    action: {
      'update-game': { zh: '更新游戏', en: 'Update game', color: 'blue' },
      config: { zh: '保存配置', en: 'Save configuration', color: 'gray' },
    },
    status: {
      Pending: { zh: '等待中', en: 'Pending', color: 'yellow' },
      Uploading: { zh: '上传中', en: 'Uploading', color: 'blue' },
      Submitted: { zh: '已提交', en: 'Submitted', color: 'blue' },
      Published: { zh: '已发布', en: 'Published', color: 'green' },
      Failed: failed,
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const windTransitions = {
  windPublish: {
    status: [
      { from: 'new', to: 'Pending', zh: '提交发布', call: 'wind.publish' },
      { from: ['Pending'], to: 'Uploading', zh: '上传包体' },
      { from: ['Uploading'], to: 'Submitted', zh: '提交商店审核' },
      { from: ['Submitted'], to: 'Published', zh: '发布成功' },
      { from: ['Pending', 'Uploading', 'Submitted'], to: 'Failed', zh: '发布失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof windLabels>;
