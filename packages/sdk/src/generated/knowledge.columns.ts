// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const knowledgeAnswerColumns = {
  SessionId: { title: '会话 ID', kind: 'id' },
  Answer: { title: '回答' },
  References: { title: '参考文档', kind: 'count' },
  CreatedAt: { title: '回答时间', kind: 'time' },
} satisfies EntityColumns;

export const documentHitColumns = {
  Title: { title: '标题' },
  Url: { title: '链接' },
  Snippet: { title: '摘要' },
  Score: { title: '相关度', kind: 'number' },
} satisfies EntityColumns;

export const knowledgeHistoryColumns = {
  SessionId: { title: '会话 ID', kind: 'id' },
  Items: { title: '消息', kind: 'count' },
} satisfies EntityColumns;

export const knowledgeMessageColumns = {
  Role: { title: '角色', kind: 'label', labels: platformLabels.knowledgeMessage.role },
  Content: { title: '内容' },
  References: { title: '参考文档', kind: 'count' },
  CreatedAt: { title: '时间', kind: 'time' },
} satisfies EntityColumns;
