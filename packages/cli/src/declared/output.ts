// What `uos diff` and `uos deploy` show, and the flags they share with `uos fetch`.
import type { ArgSpecs, FlagSpecs, Output } from '../program/command.ts';

export const ROW_OUTPUT: Output = {
  columns: [
    { field: 'result', title: { zh: '结果', en: 'Result' } },
    { field: 'service', title: { zh: '服务', en: 'Service' } },
    { field: 'kind', title: { zh: '类别', en: 'Kind' } },
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'detail', title: { zh: '说明', en: 'Detail' } },
  ],
  fields: ['service', 'kind', 'name', 'result', 'detail'],
};

/** Services of which things can live in files. */
export const DECLARABLE = ['app', 'cdn', 'passport', 'push'] as const;

export const SERVICES_FLAG = {
  services: {
    type: 'string',
    value: 'a,b',
    words: DECLARABLE,
    text: {
      zh: `只处理这些服务：${DECLARABLE.join('、')}`,
      en: `Only these services: ${DECLARABLE.join(', ')}`,
    },
  },
} as const satisfies FlagSpecs;

export const RECONCILE_FLAG = {
  reconcile: {
    type: 'boolean',
    text: {
      zh: '删除文件里没有的；必须同时给出 --services',
      en: 'Delete what the files do not have; needs --services',
    },
  },
} as const satisfies FlagSpecs;

export const PATHS_ARG = {
  paths: {
    many: true,
    text: { zh: '文件或目录，默认当前项目的 uos.json', en: 'Files or folders; uos.json of this project unless given' },
  },
} as const satisfies ArgSpecs;
