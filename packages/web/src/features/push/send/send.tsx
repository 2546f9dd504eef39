// What the game itself says: a message to a channel or a player, or a notice of the system.
import { Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { PushApp, PushDelivery } from '@uos/sdk/services/push';
import { pushDeliveryColumns } from '@uos/sdk/services/push.columns';
import { useState } from 'react';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { text } from '../text.zh.ts';
import { ListenBeside } from './listen-beside.tsx';
import { MessageForm } from './message-form.tsx';
import { NoticeForm } from './notice-form.tsx';

const search = { what: oneOf('message', 'notice') };

interface SendProps {
  readonly appId: string;
  readonly app: PushApp;
}

export default function Send({ appId, app }: SendProps) {
  const [{ what }, change] = useSearchState(search);
  const [delivery, setDelivery] = useState<PushDelivery>();
  return (
    <Stack gap="md">
      <div>
        <SegmentedControl
          size="sm"
          aria-label={text.what}
          value={what}
          data={[
            { value: 'message', label: text.message },
            { value: 'notice', label: text.notice },
          ]}
          onChange={(next) => change({ what: next === 'notice' ? 'notice' : 'message' })}
        />
        <Text size="sm" c="dimmed" mt={6}>
          {what === 'notice' ? text.noticeHelp : text.messageHelp}
        </Text>
      </div>
      {what === 'notice' ? (
        <NoticeForm appId={appId} online={app.onlinePlayerCount} onSent={setDelivery} />
      ) : (
        <MessageForm appId={appId} onSent={setDelivery} />
      )}
      {delivery === undefined ? null : (
        <Paper p="md" component="section" aria-label={text.lastDelivery}>
          <Title order={3} mb="xs">
            {text.lastDelivery}
          </Title>
          <Facts facts={columns.map(({ key, title, cell }) => ({ key, title, value: cell(delivery) }))} />
        </Paper>
      )}
      <ListenBeside appId={appId} />
    </Stack>
  );
}

const columns = columnsOf<PushDelivery>(pushDeliveryColumns, { delivered: {}, messageId: {} });
