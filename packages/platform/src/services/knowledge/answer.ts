// How a question is answered: by a model where one is configured, else by the passages of the documents that fit best.
// Either way the answer names its sources.
import type { ModelAccess } from './settings.ts';
import type { FoundDocument, MessageRow, Sought } from './store.ts';
import { wordsOf } from './words.ts';

const WORDS = {
  zh: {
    nothing: '没有在文档中找到相关内容。换一种说法，或通过“联系我们”向我们提问。',
    found: '文档中与问题最相关的内容：',
    source: (url: string) => `来源：${url}`,
  },
  en: {
    nothing: 'The documents say nothing about it. Ask in other words, or write to us by “Contact us”.',
    found: 'What the documents say that fits best:',
    source: (url: string) => `Source: ${url}`,
  },
} as const;
const SNIPPET = 160;
const PASSAGES = 3;

/** The part of a document with most of the words. */
export function snippetOf(body: string, words: readonly string[]): string {
  const wanted = new Set(words);
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const best = lines
    .map((line, index) => ({ line, index, score: new Set(wordsOf(line).filter((word) => wanted.has(word))).size }))
    .sort((a, b) => b.score - a.score || a.index - b.index)[0];
  const text = best?.line.trim() ?? '';
  return text.length > SNIPPET ? `${text.slice(0, SNIPPET).toWellFormed()}…` : text;
}

/** An answer that quotes the documents. */
export function extract(found: readonly FoundDocument[], { words, language }: Sought): string {
  const say = WORDS[language];
  if (found.length === 0) {
    return say.nothing;
  }
  const passages = found
    .slice(0, PASSAGES)
    .map(({ title, body, url }, index) => `${index + 1}. ${title}\n${snippetOf(body, words)}\n${say.source(url)}`);
  return `${say.found}\n\n${passages.join('\n\n')}`;
}

const LONGEST_CONTEXT = 2000;
const MODEL_TIMEOUT_MS = 60_000;

/** An answer of a model that speaks the OpenAI protocol, which is given the documents and the conversation. */
export async function askModel(
  model: ModelAccess,
  question: string,
  { found, before }: { readonly found: readonly FoundDocument[]; readonly before: readonly MessageRow[] },
): Promise<string> {
  const sources = found
    .slice(0, PASSAGES)
    .map(({ title, body, url }) => `《${title}》（${url}）\n${body.slice(0, LONGEST_CONTEXT)}`)
    .join('\n\n');
  const response = await fetch(`${model.url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${model.apiKey}` },
    body: JSON.stringify({
      model: model.name,
      messages: [
        {
          role: 'system',
          content: `你是 UOS 平台的知识助手。只依据下列文档、用提问的语言回答，写成不带 Markdown 标记的纯文本，末尾列出所用文档的链接；文档没有提到的就说不知道。\n\n${sources}`,
        },
        ...before.map(({ role, content }) => ({ role, content })),
        { role: 'user', content: question },
      ],
    }),
    signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
  });
  const body = (await response.json()) as { choices?: { message?: { content?: string } }[] };
  const text = body.choices?.[0]?.message?.content ?? '';
  if (!response.ok || text === '') {
    throw new Error(`the model answered ${response.status}`);
  }
  return text;
}
