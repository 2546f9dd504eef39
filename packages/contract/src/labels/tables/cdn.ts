// Enums of asset streaming. Source: game-services 4; wire/cdn-and-platform.md 1.4 and 1.8.

import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

const modStatus = {
  not_start: { zh: '编辑中', en: 'Editing', color: 'gray' },
  ongoing: { zh: '审核中', en: 'In review', color: 'yellow' },
  success: { zh: '已通过', en: 'Passed', color: 'green' },
  failed: { zh: '未通过', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

const reportStatus = {
  '': { zh: '正常', en: 'Normal', color: 'green' },
  reported: { zh: '被举报', en: 'Reported', color: 'orange' },
  down: { zh: '已下架', en: 'Taken down', color: 'red' },
} as const satisfies LabelTable;

export const cdnLabels = {
  entry: {
    changeState: {
      Add: { zh: '新增', en: 'Added', color: 'green' },
      Update: { zh: '修改', en: 'Updated', color: 'blue' },
      Delete: { zh: '删除', en: 'Deleted', color: 'red' },
      Unchanged: { zh: '未变', en: 'Unchanged', color: 'gray' },
    },
    complete: {
      true: { zh: '已上传', en: 'Uploaded', color: 'green' },
      false: { zh: '待上传', en: 'Not uploaded', color: 'yellow' },
    },
    listType: {
      directory: { zh: '文件夹', en: 'Folder', color: 'yellow' },
      entry: { zh: '文件', en: 'File', color: 'gray' },
    },
  },
  bucket: {
    private: {
      true: { zh: '私有', en: 'Private', color: 'orange' },
      false: { zh: '公开', en: 'Public', color: 'green' },
    },
    promoteOnly: {
      true: { zh: '仅可晋级', en: 'Promote only', color: 'orange' },
      false: { zh: '可写入', en: 'Writable', color: 'green' },
    },
    provider: {
      BlueCloud: { zh: '蓝云', en: 'BlueCloud', color: 'blue' },
      cos: { zh: '对象存储', en: 'Object storage', color: 'gray' },
    },
  },
  mod: {
    status: modStatus,
    reportStatus,
    inspectAction: {
      start: { zh: '开始审核', en: 'Start review', color: 'blue' },
      approve: { zh: '审核通过', en: 'Approve', color: 'green' },
      reject: { zh: '驳回', en: 'Reject', color: 'red' },
      takedown: { zh: '下架', en: 'Take down', color: 'red' },
      restore: { zh: '恢复上架', en: 'Restore', color: 'green' },
    },
  },
  modVersion: { status: { ...modStatus } },
  modEntry: {
    inspectResult: {
      '': { zh: '未检测', en: 'Not inspected', color: 'gray' },
      pass: { zh: '通过', en: 'Pass', color: 'green' },
      review: { zh: '待人工复核', en: 'Needs review', color: 'yellow' },
      block: { zh: '违规', en: 'Blocked', color: 'red' },
    },
    reportStatus: { ...reportStatus },
  },
  bundleAnalysis: {
    status: {
      Pending: { zh: '排队中', en: 'Queued', color: 'yellow' },
      Running: { zh: '分析中', en: 'Running', color: 'blue' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const cdnTransitions = {
  mod: {
    status: [
      { from: 'new', to: 'not_start', zh: '创建模组或新版本', call: 'cdn.mods.create' },
      { from: ['not_start'], to: 'ongoing', zh: '提交审核', call: 'cdn.mods.inspect' },
      { from: ['ongoing'], to: 'success', zh: '审核通过', call: 'cdn.mods.inspect' },
      { from: ['ongoing'], to: 'failed', zh: '驳回', call: 'cdn.mods.inspect' },
      { from: ['success', 'failed'], to: 'not_start', zh: '上传新版本', call: 'cdn.mods.createVersion' },
    ],
    reportStatus: [
      { from: [''], to: 'reported', zh: '玩家举报', call: 'cdn.mods.report' },
      { from: 'any', to: 'down', zh: '下架', call: 'cdn.mods.inspect' },
      { from: ['down'], to: '', zh: '恢复上架', call: 'cdn.mods.inspect' },
    ],
  },
  bundleAnalysis: {
    status: [
      { from: 'new', to: 'Pending', zh: '提交分析', call: 'usage.cdn.analyzeBundle' },
      { from: ['Pending'], to: 'Running', zh: '开始分析' },
      { from: ['Running'], to: 'Finished', zh: '分析完成' },
      { from: ['Pending', 'Running'], to: 'Failed', zh: '分析失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof cdnLabels>;
