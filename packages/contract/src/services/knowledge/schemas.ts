// The knowledge assistant and the search over the documents. Source: wire/cdn-and-platform.md 2.2, 2.3.8.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, text, time } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';

export const KnowledgeRole = enumOf(labels.knowledgeMessage.role);

export const DocumentHit = entity(
  z.object({
    Title: text('标题', 'Title of the document'),
    Url: text('链接', 'Where it is read'),
    Snippet: text('摘要', 'The part that fits best'),
    Score: field(z.number(), '相关度', 'Larger fits better'),
  }),
  {
    id: 'DocumentHit',
    zh: '文档结果',
    en: 'A document that fits a question',
    columns: ['Title', 'Url', 'Score'],
    key: 'Url',
  },
);

const references = field(z.array(DocumentHit), '参考文档', 'What the answer was made from, best first');
const sessionId = text('会话 ID', 'Names the conversation in further questions', 'knowledge.session');

export const KnowledgeAnswer = entity(
  z.object({
    SessionId: sessionId,
    Answer: text('回答', 'The answer'),
    References: references,
    CreatedAt: time('回答时间', 'Time of the answer'),
  }),
  { id: 'KnowledgeAnswer', zh: '助手回答', en: 'An answer of the assistant' },
);

export const KnowledgeMessage = entity(
  z.object({
    Role: field(KnowledgeRole, '角色', 'Who wrote it'),
    Content: text('内容', 'The text'),
    References: references,
    CreatedAt: time('时间', 'Time of the message'),
  }),
  {
    id: 'KnowledgeMessage',
    zh: '助手消息',
    en: 'One message of a conversation with the assistant',
    columns: ['CreatedAt', 'Role', 'Content'],
  },
);

export const KnowledgeHistory = entity(
  z.object({
    SessionId: sessionId,
    Items: field(z.array(KnowledgeMessage), '消息', 'Oldest first'),
  }),
  { id: 'KnowledgeHistory', zh: '助手会话', en: 'The messages of one conversation' },
);

export const DocumentHits = totalItems(DocumentHit);

/** The conversation a body speaks of. */
export const conversation = {
  SessionId: field(z.string().min(1).max(64), '会话 ID', 'Id of the conversation', 'knowledge.session'),
};

/** What the documents are read in. */
export const language = {
  Language: field(
    enumOf(labels.knowledgeMessage.language).optional(),
    '语言',
    'Language of what is answered, default zh',
  ),
};
