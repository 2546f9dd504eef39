// What an operator may set of the knowledge assistant.

/** A model that speaks the OpenAI protocol: `{url}/chat/completions`. */
export interface ModelAccess {
  readonly url: string;
  readonly apiKey: string;
  readonly name: string;
}

export interface KnowledgeSettings {
  /** Model that answers for the knowledge assistant; without it passages of the documents do. */
  readonly knowledgeModel?: ModelAccess;
}

declare module '#kernel/config' {
  interface Config extends KnowledgeSettings {}
}
