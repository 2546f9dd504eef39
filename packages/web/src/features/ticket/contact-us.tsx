// A message to the provider, from anybody. `?content=` begins it.

import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ContactUsInput } from '@uos/sdk/services/ticket';
import { contactUsForm } from '@uos/sdk/services/ticket.forms';
import { useState } from 'react';
import { screen } from '../../kit/address/link.ts';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { FormPage } from '../../kit/form/form-page.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { CopyableId } from '../../kit/show/code.tsx';
import { checkIcon } from '../../kit/show/icons.ts';
import { useSession } from '../../shell/session.ts';
import { ticket } from './queries.ts';
import { text } from './text.zh.ts';

const search = { content: words() };

const fields = fieldsOf<ValuesOf<ContactUsInput>>(contactUsForm, {
  Name: { half: true },
  Company: { half: true },
  Email: { half: true },
  Phone: { half: true },
  Content: { kind: 'textarea', label: text.content, placeholder: text.contentPlaceholder },
});

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
          {...(content === '' ? { draft: 'ticket.contactUs' } : {})}
          onSubmit={(values) => ticket.contactUs(inputOf<ContactUsInput>(contactUsForm, values))}
          onDone={({ Id }) => setSent(Id)}
          submitLabel={text.send}
        />
      )}
    </Page>
  );
}

function Sent({ id, onAnother }: { id: string; onAnother: () => void }) {
  return (
    <Page title={text.contact}>
      <EmptyState
        icon={checkIcon}
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
