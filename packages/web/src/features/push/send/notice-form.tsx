// A notice of the system: who gets it is said while it is written, and asked once more before it goes.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MessagesNotifyInput, PushDelivery } from '@uos/sdk/services/push';
import { messagesNotifyForm } from '@uos/sdk/services/push.forms';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { channelChoicesQuery, pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type Audience, audienceProblem, audienceWords, everybody, targetOf } from './audience.ts';
import { AudienceField } from './audience-field.tsx';

type Values = ValuesOf<Pick<MessagesNotifyInput, 'title' | 'content' | 'data'>, { target: Audience }>;

interface NoticeFormProps {
  readonly appId: string;
  /** Players connected now. */
  readonly online: number;
  readonly onSent: (delivery: PushDelivery) => void;
}

export function NoticeForm({ appId, online, onSent }: NoticeFormProps) {
  const [asked, setAsked] = useState<Values>();
  const reason = usePermission()('push.messages.notify');
  const fields = fieldsOf<Values>(messagesNotifyForm, {
    target: {
      kind: 'own',
      label: text.to,
      check: (audience) => audienceProblem(audience),
      render: (input) => <AudienceField {...input} appId={appId} online={online} />,
    },
    title: {},
    content: { kind: 'textarea' },
    data: { kind: 'textarea', description: text.dataHelp },
  });
  return (
    <>
      <FormPage<Values, void>
        fields={fields}
        initial={{ target: everybody, title: '', content: '', data: '' }}
        submitLabel={text.sendNotice}
        rules={messagesNotifyForm}
        input={(values) => sentOf(appId, values)}
        onSubmit={async (values) => setAsked(values)}
        reason={reason}
      />
      {asked === undefined ? null : (
        <Confirm
          title={text.confirmNotice}
          verb={text.sendNotice}
          long
          onConfirm={async () => onSent(await pushOf(appId).messages.notify(sentOf(appId, asked)))}
          done={text.noticeSent}
          onClose={() => setAsked(undefined)}
        >
          <Preview appId={appId} online={online} notice={asked} />
        </Confirm>
      )}
    </>
  );
}

function Preview({ appId, online, notice }: { appId: string; online: number; notice: Values }) {
  const channels = useQuery(channelChoicesQuery(appId)).data ?? [];
  return (
    <Stack gap="xs">
      <Text size="sm">{audienceWords(notice.target, online, channels)}</Text>
      {notice.title === '' ? null : <Text fw={600}>{notice.title}</Text>}
      <Text size="sm" lineClamp={8}>
        {notice.content}
      </Text>
    </Stack>
  );
}

function sentOf(appId: string, { target, ...words }: Values): MessagesNotifyInput {
  return { ...inputOf<MessagesNotifyInput>(messagesNotifyForm, words), id: appId, target: targetOf(target) };
}
