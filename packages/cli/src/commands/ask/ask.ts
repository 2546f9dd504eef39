// Asks the knowledge assistant, which answers from the platform's own documents.
import type { DocumentHit, KnowledgeMessage } from '@uos/sdk/services/knowledge';
import { usageError } from '../../errors/cli-error.ts';
import { readStdin } from '../../profile/who/secrets.ts';
import { defineCommand, type View } from '../../program/command.ts';
import { shownTime } from '../../terminal/output/values.ts';
import { wrapLines } from '../../terminal/wrap.ts';
import { conversationOf, keepConversation } from './conversation.ts';

/** The platform gives a model one minute, and then answers from the documents alone. */
const MODEL_TIMEOUT_MS = 90_000;

type Answer =
  | { readonly kind: 'answer'; SessionId: string; Answer: string; References: DocumentHit[]; CreatedAt: string }
  | { readonly kind: 'history'; SessionId: string; Items: KnowledgeMessage[] }
  | { readonly kind: 'documents'; Items: DocumentHit[] }
  | { readonly kind: 'cleared'; SessionId: string };

export default defineCommand({
  id: 'ask',
  web: '/consultant',
  summary: { zh: '向知识助手提问，答案附出处', en: 'Ask the assistant; answers name their sources' },
  description: {
    zh: '从平台自己的文档中回答，不需要登录。接着上一次的对话，--new 重新开始。',
    en: 'Answers from the platform’s own documents, without a sign-in. Goes on with the last conversation; --new begins another.',
  },
  args: {
    question: { optional: true, many: true, text: { zh: '问题；- 从标准输入读取', en: 'The question; - reads stdin' } },
  },
  flags: {
    new: { type: 'boolean', text: { zh: '开始新的对话', en: 'Begin another conversation' } },
    history: { type: 'boolean', text: { zh: '查看当前对话', en: 'Show the conversation' } },
    clear: { type: 'boolean', text: { zh: '清空当前对话', en: 'Forget the conversation' } },
    search: { type: 'boolean', text: { zh: '只搜索文档，不回答', en: 'Only look for documents' } },
  },
  examples: [
    {
      text: { zh: '怎样发布一个版本', en: 'How is a release made' },
      line: 'uos ask 怎样发布资源版本',
      shows: ['knowledge.ask'],
    },
    {
      text: { zh: '只要文档链接', en: 'Links of documents only' },
      line: "uos ask --search 徽章 --jq '.Items[].Url'",
      shows: ['knowledge.searchDocuments'],
    },
    {
      text: { zh: '看看刚才问过什么', en: 'What was asked so far' },
      line: 'uos ask --history',
      shows: ['knowledge.history'],
    },
    {
      text: { zh: '忘记之前的对话', en: 'Forget what was asked' },
      line: 'uos ask --clear',
      shows: ['knowledge.clearHistory'],
    },
  ],
  output: { columns: [], shape: 'any' },
  async run(ctx): Promise<Answer> {
    const { args, flags, io } = ctx;
    const chosen = (['history', 'clear', 'search', 'new'] as const).filter((name) => flags[name]);
    if (chosen.length > 1) {
      throw usageError('one-of', (t) => t.errors.oneOf(chosen.map((name) => `--${name}`).join(', ')), 'uos ask --help');
    }
    const knowledge = await ctx.uos.service('knowledge');
    const SessionId = conversationOf(ctx);
    if (flags.history || flags.clear) {
      if (SessionId === undefined) {
        throw usageError(
          'no-conversation',
          () => ctx.say({ zh: '还没有对话。', en: 'There is no conversation yet.' }),
          'uos ask',
        );
      }
      if (flags.history) {
        const { Items } = await knowledge.history({ SessionId });
        return { kind: 'history', SessionId, Items: Items.map(whole) };
      }
      await knowledge.clearHistory({ SessionId });
      keepConversation(ctx, undefined);
      ctx.note({ zh: '对话已清空。', en: 'The conversation is forgotten.' });
      return { kind: 'cleared', SessionId };
    }
    const question = args.question.join(' ') === '-' ? (await readStdin(io)).trim() : args.question.join(' ').trim();
    if (question === '') {
      throw usageError('missing-argument', (t) => t.errors.missingArgument('question'), 'uos ask --help');
    }
    if (flags.search) {
      const { Items } = await knowledge.searchDocuments({ Query: question, Language: ctx.lang });
      return { kind: 'documents', Items: Items.map(linked) };
    }
    const goesOn = !flags.new && SessionId !== undefined;
    const asked = { Question: question, Language: ctx.lang, ...(goesOn && { SessionId }) };
    ctx.waiting.say(ctx.say({ zh: '正在查阅文档……', en: 'Reading the documents…' }));
    const found = await knowledge.ask(asked, { timeoutMs: MODEL_TIMEOUT_MS });
    keepConversation(ctx, found.SessionId);
    const answer = { kind: 'answer' as const, ...found, References: found.References.map(linked) };
    ctx.event({ type: 'answer', text: answer.Answer });
    for (const { Title, Url } of answer.References) {
      ctx.event({ type: 'source', title: Title, url: Url });
    }
    return answer;

    function linked(hit: DocumentHit): DocumentHit {
      return { ...hit, Url: new URL(hit.Url, `${ctx.uos.origin}/`).href };
    }

    function whole(message: KnowledgeMessage): KnowledgeMessage {
      return { ...message, References: message.References.map(linked) };
    }
  },
  show(answer, view) {
    switch (answer.kind) {
      case 'answer':
        return fitted(`${answer.Answer}\n${sources(answer.References, view)}`, view);
      case 'documents':
        return fitted(answer.Items.map((hit) => documentText(hit, view)).join('\n'), view);
      case 'history':
        return fitted(answer.Items.map((message) => messageText(message, view)).join('\n'), view);
      case 'cleared':
        return '';
    }
  },
});

function fitted(text: string, { isTTY, columns }: View): string {
  return isTTY ? wrapLines(text, columns) : text;
}

function sources(hits: readonly DocumentHit[], { paint, lang }: View): string {
  if (hits.length === 0) {
    return '';
  }
  const lines = hits.map(({ Title, Url }, index) => `${index + 1}. ${Title}\n   ${paint('cyan', Url)}\n`);
  return `\n${paint('bold', lang === 'zh' ? '出处' : 'Sources')}\n${lines.join('')}`;
}

function documentText({ Title, Url, Snippet }: DocumentHit, { paint }: View): string {
  return `${paint('bold', Title)}\n${Snippet}\n${paint('cyan', Url)}\n`;
}

function messageText({ Role, Content, CreatedAt }: KnowledgeMessage, { paint, lang }: View): string {
  const words: Readonly<Record<string, { zh: string; en: string }>> = {
    user: { zh: '我', en: 'You' },
    assistant: { zh: '助手', en: 'Assistant' },
  };
  return `${paint('cyan', words[Role]?.[lang] ?? Role)} ${paint('dim', shownTime(CreatedAt))}\n${Content}\n`;
}
