// The conversation: what was asked and answered before, and the next question.
import { Anchor, Button, Group, Loader, Paper, Text, Textarea } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentHit } from '@uos/sdk/browser';
import { askForm } from '@uos/sdk/services/knowledge.forms';
import { useEffect, useRef, useState } from 'react';
import { queryOf } from '../../../kit/call/query.ts';
import { mostOf } from '../../../kit/form/fields-of.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { knowledge } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './consultant.module.css';

interface ChatProps {
  readonly conversation: string | undefined;
  readonly onConversation: (id: string) => void;
  readonly onQuestion?: (question: string) => void;
  /** It fills the panel that it stands in. */
  readonly isBeside?: boolean;
}

export function Chat({ conversation, onConversation, onQuestion, isBeside }: ChatProps) {
  const client = useQueryClient();
  const [question, setQuestion] = useState('');
  const history = useQuery({ ...historyQuery(conversation ?? ''), enabled: conversation !== undefined });
  const ask = useMutation({
    mutationFn: (asked: string) =>
      knowledge.ask({
        Question: asked,
        Language: language,
        ...(conversation === undefined ? {} : { SessionId: conversation }),
      }),
    onSuccess: ({ SessionId, Answer, References, CreatedAt }, asked) => {
      const key = historyQuery(SessionId).queryKey;
      const before = client.getQueryData(key);
      client.setQueryData(key, {
        SessionId,
        Items: [
          ...(before?.Items ?? []),
          { Role: 'user', Content: asked, References: [], CreatedAt },
          { Role: 'assistant', Content: Answer, References, CreatedAt },
        ],
      });
      onConversation(SessionId);
      setQuestion('');
    },
  });
  const send = (asked: string): void => {
    const words = asked.trim();
    if (words !== '' && !ask.isPending) {
      onQuestion?.(words);
      ask.mutate(words);
    }
  };
  const messages = conversation === undefined ? [] : (history.data?.Items ?? []);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, ask.isPending]);
  return (
    <Paper
      className={classes.chat}
      data-beside={isBeside || undefined}
      withBorder={isBeside !== true}
      component="section"
      aria-label={text.conversation}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <div className={classes.messages} tabIndex={0} role="log" aria-label={text.conversation}>
        {history.isLoading ? <Waiting height={120} /> : null}
        {history.isError ? <ErrorPanel error={history.error} onRetry={() => void history.refetch()} /> : null}
        {messages.length === 0 && !history.isLoading && !ask.isPending ? <Greeting onAsk={send} /> : null}
        {messages.map(({ Role, Content, References, CreatedAt }) => (
          <Message
            key={`${Role}${CreatedAt}${Content}`}
            isMine={Role === 'user'}
            words={Content}
            references={References}
          />
        ))}
        {ask.isPending ? (
          <>
            <Message isMine words={ask.variables} references={[]} />
            <Group gap="xs" role="status">
              <Loader size="xs" />
              <Text size="sm" c="dimmed">
                {text.thinking}
              </Text>
            </Group>
          </>
        ) : null}
        {ask.isError ? <ErrorPanel error={ask.error} onRetry={() => send(ask.variables)} /> : null}
        <div ref={end} />
      </div>
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault();
          send(question);
        }}
      >
        <Textarea
          aria-label={text.question}
          placeholder={text.questionPlaceholder}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={mostOf(askForm, 'Question')}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={(event) => {
            // why: Enter also ends the choice of a Chinese word
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              send(question);
            }
          }}
        />
        <Button type="submit" loading={ask.isPending} disabled={question.trim() === ''}>
          {text.ask}
        </Button>
      </form>
    </Paper>
  );
}

function historyQuery(conversation: string) {
  return queryOptions({
    ...queryOf(knowledge.history, { SessionId: conversation }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function Greeting({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className={classes.greeting}>
      <Text>{text.greeting}</Text>
      {text.examples.map((example) => (
        <Button key={example} variant="default" size="sm" fw={400} onClick={() => onAsk(example)}>
          {example}
        </Button>
      ))}
    </div>
  );
}

interface MessageProps {
  readonly isMine: boolean;
  readonly words: string;
  readonly references: readonly DocumentHit[];
}

function Message({ isMine, words, references }: MessageProps) {
  return (
    <div className={classes.message} data-mine={isMine || undefined}>
      <Text size="xs" c="dimmed">
        {isMine ? text.me : text.assistant}
      </Text>
      <p className={classes.words}>{words}</p>
      {references.length === 0 ? null : (
        <div className={classes.references}>
          <Text size="xs" c="dimmed">
            {text.references}
          </Text>
          <ul>
            {references.map(({ Title, Url }) => (
              <li key={Url}>
                <Anchor href={Url} target="_blank" rel="noopener" size="sm">
                  {Title}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
