// A message to the provider, from anybody. `?content=` begins it.
import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ContactUsInput } from '@uos/sdk/services/ticket';
import { useState } from 'react';
import { CopyableId } from '../../kit/code.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { screen } from '../../kit/link.ts';
import { given } from '../../kit/list/source.ts';
import { Page } from '../../kit/page.tsx';
import { useSearchState, words } from '../../kit/search-state.ts';
import { useSession } from '../../shell/session.ts';
import { ticket } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { Name: string; Company: string; Email: string; Phone: string; Content: string };

const search = { content: words() };

const fields: FieldsOf<Values> = {
  Name: { kind: 'text', label: text.name, required: true, half: true, max: 100 },
  Company: { kind: 'text', label: text.company, half: true, max: 200 },
  Email: { kind: 'text', label: text.email, required: true, half: true, max: 200 },
  Phone: { kind: 'text', label: text.phone, half: true, max: 30 },
  Content: { kind: 'textarea', label: text.content, placeholder: text.contentPlaceholder, required: true, max: 10_000 },
};

export default function ContactUs() {
  const [{ content }] = useSearchState(search);
  const session = useSession();
  const [sent, setSent] = useState<string>();
  if (sent !== undefined) {
    return <Sent id={sent} onAnother={() => setSent(undefined)} />;
  }
  return (
    <Page title={text.contact} help={text.contactHelp}>
      {session === undefined ? (
        <Skeleton height={360} radius="md" maw={880} />
      ) : (
        <FormPage
          key={content}
          fields={fields}
          initial={{
            Name: session.User?.UserName ?? '',
            Company: '',
            Email: session.User?.Email ?? '',
            Phone: '',
            Content: content,
          }}
          {...(content === '' ? { draft: 'support.contact' } : {})}
          rules={() => import('@uos/sdk/services/ticket.fields').then(({ ticketFields }) => ticketFields.contactUs)}
          input={(values) => ({ ...inputOf(values) })}
          onSubmit={(values) => ticket.contactUs(inputOf(values))}
          onDone={({ Id }) => setSent(Id)}
          submitLabel={text.send}
        />
      )}
    </Page>
  );
}

function inputOf({ Name, Email, Content, Company, Phone }: Values): ContactUsInput {
  return { Name, Email, Content, ...given({ Company, Phone }) };
}

function Sent({ id, onAnother }: { id: string; onAnother: () => void }) {
  return (
    <Page title={text.contact}>
      <EmptyState
        icon="check"
        title={text.sent}
        action={
          <>
            <Group gap={6} justify="center">
              {text.messageId}
              <CopyableId value={id} />
            </Group>
            <Group>
              <Button variant="default" onClick={onAnother}>
                {text.another}
              </Button>
              <Button renderRoot={(props) => <Link {...props} {...screen('/')} />}>{text.home}</Button>
            </Group>
          </>
        }
      >
        {text.sentHint}
      </EmptyState>
    </Page>
  );
}
