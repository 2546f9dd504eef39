// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const knowledgeAnswerColumns = {
  SessionId: { title: '会话 ID', titleEn: 'Session ID', kind: 'id' },
  Answer: { title: '回答', titleEn: 'Answer' },
  References: { title: '参考文档', titleEn: 'Sources', kind: 'count' },
  CreatedAt: { title: '回答时间', titleEn: 'Answered', kind: 'time' },
} satisfies EntityColumns;

export const documentHitColumns = {
  Title: { title: '标题', titleEn: 'Title' },
  Url: { title: '链接', titleEn: 'Link' },
  Snippet: { title: '摘要', titleEn: 'Snippet' },
  Score: { title: '相关度', titleEn: 'Relevance', kind: 'number' },
} satisfies EntityColumns;

export const knowledgeHistoryColumns = {
  SessionId: { title: '会话 ID', titleEn: 'Session ID', kind: 'id' },
  Items: { title: '消息', titleEn: 'Items', kind: 'count' },
} satisfies EntityColumns;

export const knowledgeMessageColumns = {
  Role: { title: '角色', titleEn: 'Role', kind: 'label', labels: platformLabels.knowledgeMessage.role },
  Content: { title: '内容', titleEn: 'Content' },
  References: { title: '参考文档', titleEn: 'Sources', kind: 'count' },
  CreatedAt: { title: '时间', titleEn: 'Time', kind: 'time' },
} satisfies EntityColumns;
