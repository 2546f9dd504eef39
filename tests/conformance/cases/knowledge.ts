// The knowledge assistant.
import { expect } from 'vitest';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';

export const cases: Cases = {
  'knowledge.ask': {
    async ok({ visitor }) {
      const answer = await visitor.knowledge.ask({ Question: '徽章是什么?' });
      expect(answer.References[0]?.Url).toMatch(/^\/docs\//);
      expect(answer.Answer).toContain('来源');
    },
    errors: { [invalid]: ({ visitor }) => visitor.knowledge.ask({ Question: '  ' }) },
  },
  'knowledge.history': {
    async ok({ visitor }) {
      const { SessionId } = await visitor.knowledge.ask({ Question: '发票' });
      const { Items } = await visitor.knowledge.history({ SessionId, Count: 1 });
      expect(Items).toMatchObject([{ Role: 'assistant' }]);
    },
    errors: { [invalid]: ({ visitor }) => visitor.knowledge.history({ SessionId: '' }) },
  },
  'knowledge.clearHistory': {
    async ok({ visitor }) {
      const { SessionId } = await visitor.knowledge.ask({ Question: '余额' });
      expect(await visitor.knowledge.clearHistory({ SessionId })).toEqual({});
      expect((await visitor.knowledge.history({ SessionId })).Items).toEqual([]);
    },
    errors: { [invalid]: ({ visitor }) => visitor.knowledge.clearHistory({ SessionId: '' }) },
  },
  'knowledge.searchDocuments': {
    async ok({ visitor }) {
      const { Items, TotalCount } = await visitor.knowledge.searchDocuments({ Query: '兑换码', Count: 3 });
      expect(Items.length).toBeLessThanOrEqual(3);
      expect(TotalCount).toBeGreaterThan(0);
    },
    errors: { [invalid]: ({ visitor }) => visitor.knowledge.searchDocuments({ Query: '' }) },
  },
};
