// The assistant: questions answered from the documents, and the documents themselves to search.
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contactPath } from '@uos/contract/rules';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { Page } from '../../../kit/page/page.tsx';
import { knowledge } from '../queries.ts';
import { text } from '../text.zh.ts';
import { Chat } from './chat.tsx';
import classes from './consultant.module.css';
import { keepConversation, readConversation } from './conversation.ts';
import { DocumentSearch } from './document-search.tsx';

export default function Consultant() {
  const client = useQueryClient();
  const [conversation, setConversation] = useState(readConversation);
  const [lastQuestion, setLastQuestion] = useState('');
  const [isClearing, setClearing] = useState(false);
  const go = (id: string | undefined): void => {
    keepConversation(id);
    setConversation(id);
  };
  return (
    <Page
      title={text.consultant}
      help={text.consultantHelp}
      actions={
        <>
          <Button variant="default" disabled={conversation === undefined} onClick={() => setClearing(true)}>
            {text.clear}
          </Button>
          <Button
            component="a"
            variant="default"
            href={lastQuestion === '' ? contactPath('') : contactPath(text.toPersonTopic(lastQuestion))}
          >
            {text.toPerson}
          </Button>
        </>
      }
    >
      <div className={classes.columns}>
        <Chat conversation={conversation} onConversation={go} onQuestion={setLastQuestion} />
        <div className={classes.side}>
          <DocumentSearch />
          <Paper p="md" component="section" aria-label={text.paid}>
            <Title order={2}>{text.paid}</Title>
            <Text size="sm" c="dimmed" mb="sm">
              {text.paidHint}
            </Text>
            <Group>
              <Button
                size="xs"
                variant="default"
                renderRoot={(props) => <Link {...props} {...screen('/consultation')} />}
              >
                {text.toConsultation}
              </Button>
            </Group>
          </Paper>
        </div>
      </div>
      {isClearing && conversation !== undefined ? (
        <Confirm
          title={text.clear}
          verb={text.clear}
          onConfirm={() => knowledge.clearHistory({ SessionId: conversation })}
          done={text.cleared}
          onClose={(confirmed) => {
            setClearing(false);
            if (confirmed) {
              client.removeQueries({ queryKey: keyOf(knowledge.history, { SessionId: conversation }) });
              go(undefined);
            }
          }}
        >
          {text.clearWords}
        </Confirm>
      ) : null}
    </Page>
  );
}
