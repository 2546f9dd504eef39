// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const askFields: OperationFields = {
  Question: { in: 'body', type: 'string', required: true, min: 1, max: 2000, zh: '问题', titleEn: 'Question', en: 'The question' },
  SessionId: { in: 'body', type: 'string', min: 1, max: 64, zh: '会话 ID', titleEn: 'Session ID', en: 'Goes on with this conversation' },
  Language: { in: 'body', type: 'string', enum: ['zh', 'en'], zh: '语言', titleEn: 'Language', en: 'Language of what is answered, default zh' },
};

export const historyFields: OperationFields = {
  SessionId: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '会话 ID', titleEn: 'Session ID', en: 'Id of the conversation' },
  Count: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '条数', titleEn: 'Count', en: 'Newest messages only, default all' },
};

export const clearHistoryFields: OperationFields = {
  SessionId: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '会话 ID', titleEn: 'Session ID', en: 'Id of the conversation' },
};

export const searchDocumentsFields: OperationFields = {
  Query: { in: 'body', type: 'string', required: true, min: 1, max: 200, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '关键词', titleEn: 'Query', en: 'What to look for' },
  Count: { in: 'body', type: 'integer', min: 1, max: 100, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 10' },
  Language: { in: 'body', type: 'string', enum: ['zh', 'en'], zh: '语言', titleEn: 'Language', en: 'Language of what is answered, default zh' },
};

export const knowledgeFields: ServiceFields = {
  ask: askFields,
  history: historyFields,
  clearHistory: clearHistoryFields,
  searchDocuments: searchDocumentsFields,
};
