// Source: wire/cdn-and-platform.md 2.2 and 2.3.8.
import { info, type Row, TIME } from '../row.ts';

export const rows: readonly Row[] = [
  {
    ...{
      call: 'knowledge.ask',
      known: 'spec',
      as: 'anyone',
      send: 'POST /ai/knowledge/ask',
      body: { Question: '如何创建资源桶？' },
    },
    ...{
      status: 200,
      has: { CreatedAt: TIME },
      names: { '': 'SessionId Answer References' },
      keep: { session: 'SessionId' },
    },
  },
  {
    call: 'knowledge.ask',
    known: 'spec',
    as: 'anyone',
    send: 'POST /ai/knowledge/ask',
    body: { Question: '' },
    status: 400,
    has: info('invalid parameters'),
  },
  {
    call: 'knowledge.history',
    known: 'spec',
    as: 'anyone',
    send: 'POST /ai/knowledge/load-history',
    body: { SessionId: '{session}' },
    status: 200,
    has: { Items: [{ Role: 'user', Content: '如何创建资源桶？' }, { Role: 'assistant' }] },
  },
  {
    call: 'knowledge.clearHistory',
    known: 'spec',
    as: 'anyone',
    send: 'POST /ai/knowledge/clear-history',
    body: { SessionId: '{session}' },
    status: 200,
    has: {},
  },
  {
    call: 'knowledge.history',
    known: 'spec',
    says: 'afterwards',
    as: 'anyone',
    send: 'POST /ai/knowledge/load-history',
    body: { SessionId: '{session}' },
    status: 200,
    has: { Items: [] },
  },
  {
    call: 'knowledge.searchDocuments',
    known: 'spec',
    as: 'anyone',
    send: 'POST /ai/search-documents',
    body: { Query: '资源桶', Count: 3 },
    status: 200,
    names: { '': 'TotalCount', 'Items.0': 'Title Url Snippet Score' },
  },
];
