// Generated from the contract by `npm run gen`; do not edit.
import type { ServiceFields } from '../fields/field-data.ts';

export const helloFields: ServiceFields = {
  'orgs.create': {},
  'projects.list': {},
  'projects.refactor': {},
  'usages.daily': {
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
  },
  'usages.sum': {
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
  },
  'usages.top': {
    startDate: { in: 'query', type: 'string', format: 'date', zh: '开始日期', en: 'YYYY-MM-DD, included' },
    endDate: { in: 'query', type: 'string', format: 'date', zh: '结束日期', en: 'YYYY-MM-DD, included' },
    k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', en: 'How many apps, default 10' },
  },
  'usages.compute': {
    date: { in: 'body', type: 'string', required: true, format: 'date', zh: '日期', en: 'Day in Asia/Shanghai' },
  },
  'tokens.create': {
    channelName: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '频道', en: 'Channel to join' },
    userId: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', en: 'Player' },
    role: { in: 'body', type: 'string', required: true, enum: ['PUBLISHER', 'SUBSCRIBER'], zh: '角色', en: 'May speak, or only listen' },
    ttl: { in: 'body', type: 'integer', min: 1, max: 86400, zh: '有效期', en: 'Seconds, default 3600' },
  },
};
