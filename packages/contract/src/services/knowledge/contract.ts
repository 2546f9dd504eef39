// The knowledge assistant. Source: platform-core.md 7.10; wire/cdn-and-platform.md 2.3.8.
import * as z from 'zod';
import { field, line } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import * as s from './schemas.ts';

const badParameters = 'invalid parameters';

export const knowledge = service(
  'knowledge',
  {
    title: { zh: '知识助手', en: 'Knowledge assistant' },
    group: 'platform',
    intro: {
      zh: '知识助手：提问、历史与文档搜索。',
      en: 'The assistant: questions, history and search in the documents.',
    },
    base: 'platform',
    accepts: 'none',
    access: 'public',
    errorStyle: 'platform',
  },
  {
    ask: op('POST /ai/knowledge/ask', {
      body: z.object({
        Question: field(z.string().min(1).max(2000), '问题', 'The question'),
        SessionId: field(
          z.string().min(1).max(64).optional(),
          '会话 ID',
          'Goes on with this conversation',
          'knowledge.session',
        ),
        ...s.language,
      }),
      reply: s.KnowledgeAnswer,
      // why: a model may answer, and each answer of it is paid for
      limit: { calls: 120, seconds: 3600 },
      retry: 'never',
      ...fieldsAreOurs,
      summary: { zh: '向知识助手提问', en: 'Ask the assistant' },
      errors: [badParameters],
    }),
    history: op('POST /ai/knowledge/load-history', {
      body: z.object({
        ...s.conversation,
        Count: field(z.int().min(1).max(1000).optional(), '条数', 'Newest messages only, default all'),
      }),
      reply: s.KnowledgeHistory,
      effect: 'read',
      ...fieldsAreOurs,
      summary: { zh: '查看会话历史', en: 'Read a conversation' },
      errors: [badParameters],
    }),
    clearHistory: op('POST /ai/knowledge/clear-history', {
      body: z.object(s.conversation),
      reply: z.object({}),
      limit: { calls: 600, seconds: 3600 },
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '清空会话历史', en: 'Forget a conversation' },
      errors: [badParameters],
    }),
    searchDocuments: op('POST /ai/search-documents', {
      body: z.object({
        Query: line(200, '关键词', 'What to look for'),
        Count: field(z.int().min(1).max(100).optional(), '条数', 'Rows to answer, default 10'),
        ...s.language,
      }),
      reply: s.DocumentHits,
      effect: 'read',
      // why: each word of it is weighed against every document
      limit: { calls: 600, seconds: 600 },
      ...fieldsAreOurs,
      summary: { zh: '搜索文档', en: 'Search the documents' },
      errors: [badParameters],
    }),
  },
);
