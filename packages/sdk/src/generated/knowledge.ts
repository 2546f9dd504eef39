// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ServiceTable } from '../runtime/types.ts';

/** 助手回答 · An answer of the assistant */
export interface KnowledgeAnswer {
  /** 会话 ID · Names the conversation in further questions */
  SessionId: string;
  /** 回答 · The answer */
  Answer: string;
  /** 参考文档 · What the answer was made from, best first */
  References: DocumentHit[];
  /** 回答时间 · Time of the answer */
  CreatedAt: string;
}

/** 文档结果 · A document that fits a question */
export interface DocumentHit {
  /** 标题 · Title of the document */
  Title: string;
  /** 链接 · Where it is read */
  Url: string;
  /** 摘要 · The part that fits best */
  Snippet: string;
  /** 相关度 · Larger fits better */
  Score: number;
}

/** 助手会话 · The messages of one conversation */
export interface KnowledgeHistory {
  /** 会话 ID · Names the conversation in further questions */
  SessionId: string;
  /** 消息 · Oldest first */
  Items: KnowledgeMessage[];
}

/** 助手消息 · One message of a conversation with the assistant */
export interface KnowledgeMessage {
  /** 角色 · Who wrote it */
  Role: 'user' | 'assistant' | (string & {});
  /** 内容 · The text */
  Content: string;
  /** 参考文档 · What the answer was made from, best first */
  References: DocumentHit[];
  /** 时间 · Time of the message */
  CreatedAt: string;
}

export interface AskInput {
  /** 问题 · The question */
  Question: string;
  /** 会话 ID · Goes on with this conversation */
  SessionId?: string;
  /** 语言 · Language of what is answered, default zh */
  Language?: 'zh' | 'en';
}

export interface HistoryInput {
  /** 会话 ID · Id of the conversation */
  SessionId: string;
  /** 条数 · Newest messages only, default all */
  Count?: number;
}

export interface ClearHistoryInput {
  /** 会话 ID · Id of the conversation */
  SessionId: string;
}

export interface SearchDocumentsInput {
  /** 关键词 · What to look for */
  Query: string;
  /** 条数 · Rows to answer, default 10 */
  Count?: number;
  /** 语言 · Language of what is answered, default zh */
  Language?: 'zh' | 'en';
}

export interface SearchDocumentsReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: DocumentHit[];
}

/** 知识助手 · Knowledge assistant */
export interface KnowledgeCalls {
  /**
   * Ask the assistant.
   *
   * 向知识助手提问。
   *
   * `POST /ai/knowledge/ask` · assumed · "invalid parameters"
   */
  ask(input: AskInput, options?: CallOptions): Promise<KnowledgeAnswer>;
  /**
   * Read a conversation.
   *
   * 查看会话历史。
   *
   * `POST /ai/knowledge/load-history` · assumed · "invalid parameters"
   */
  history(input: HistoryInput, options?: CallOptions): Promise<KnowledgeHistory>;
  /**
   * Forget a conversation.
   *
   * 清空会话历史。
   *
   * `POST /ai/knowledge/clear-history` · assumed · "invalid parameters"
   */
  clearHistory(input: ClearHistoryInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Search the documents.
   *
   * 搜索文档。
   *
   * `POST /ai/search-documents` · assumed · "invalid parameters"
   */
  searchDocuments(input: SearchDocumentsInput, options?: CallOptions): Promise<SearchDocumentsReply>;
}

export const knowledgeTable: ServiceTable<KnowledgeCalls> = {
  name: 'knowledge',
  base: 'platform',
  accepts: 'none',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    ask: { route: 'POST /ai/knowledge/ask', body: true, retry: 'never' },
    history: { route: 'POST /ai/knowledge/load-history', body: true, effect: 'read' },
    clearHistory: { route: 'POST /ai/knowledge/clear-history', body: true, retry: 'always' },
    searchDocuments: { route: 'POST /ai/search-documents', body: true, effect: 'read' },
  },
};
