// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import type * as s from './schemas.ts';

export const documentHit: z.output<typeof s.DocumentHit> = {
  Title: '资源分发：徽章与版本',
  Url: '/docs/cdn/concept.html#badge',
  Snippet: '徽章是指向某个版本的名字，移动徽章即可切换玩家加载的内容。',
  Score: 0.87,
};

export const knowledgeAnswer: z.output<typeof s.KnowledgeAnswer> = {
  SessionId: 'kn-4f2c91e8',
  Answer: '把徽章移动到上一个版本即可回滚。',
  References: [documentHit],
  CreatedAt: '2026-11-20T04:00:02Z',
};

export const knowledgeMessage: z.output<typeof s.KnowledgeMessage> = {
  Role: 'user',
  Content: '发布错了怎么回滚?',
  References: [],
  CreatedAt: '2026-11-20T04:00:00Z',
};

export const knowledgeHistory: z.output<typeof s.KnowledgeHistory> = {
  SessionId: knowledgeAnswer.SessionId,
  Items: [
    knowledgeMessage,
    {
      Role: 'assistant',
      Content: knowledgeAnswer.Answer,
      References: knowledgeAnswer.References,
      CreatedAt: knowledgeAnswer.CreatedAt,
    },
  ],
};
