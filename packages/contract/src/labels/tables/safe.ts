// Enums of hardening. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import { failed } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

export const safeLabels = {
  protection: {
    status: {
      processing: { zh: '加固中', en: 'Processing', color: 'blue' },
      succeed: { zh: '成功', en: 'Succeeded', color: 'green' },
      failed,
    },
    packageType: {
      apk: { zh: 'APK', en: 'APK', color: 'green' },
      aab: { zh: 'AAB', en: 'AAB', color: 'blue' },
    },
  },
  detection: {
    riskType: {
      ROOT: { zh: 'Root 环境', en: 'Root', color: 'orange' },
      EMULATOR: { zh: '模拟器', en: 'Emulator', color: 'yellow' },
      DEBUG: { zh: '调试', en: 'Debugger', color: 'orange' },
      HOOK: { zh: '注入', en: 'Hook', color: 'red' },
      SIGNATURE_MISMATCH: { zh: '签名不一致', en: 'Signature mismatch', color: 'red' },
      TAMPERED: { zh: '被篡改', en: 'Tampered', color: 'red' },
    },
    action: {
      report: { zh: '仅上报', en: 'Report', color: 'blue' },
      exit: { zh: '退出应用', en: 'Exit', color: 'red' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const safeTransitions = {
  protection: {
    status: [
      { from: 'new', to: 'processing', zh: '提交加固', call: 'safe.protect' },
      { from: ['processing'], to: 'succeed', zh: '加固成功' },
      { from: ['processing'], to: 'failed', zh: '加固失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof safeLabels>;
