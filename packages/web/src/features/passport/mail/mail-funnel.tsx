// What became of a sending: sent, received, read, claimed.
import { Funnel } from '../funnel/funnel.tsx';
import type { RecordFate } from './queries.ts';
import { text } from './text.zh.ts';

export function MailFunnel({
  record: { sentCount, receivedCount, consumedCount },
  read,
}: Omit<RecordFate, 'completed'>) {
  const { sent, received, read: opened, consumed } = text.steps;
  return (
    <Funnel
      label={text.progress}
      steps={[
        { key: 'sent', title: sent, count: sentCount },
        { key: 'received', title: received, count: receivedCount },
        { key: 'read', title: opened, count: read },
        { key: 'consumed', title: consumed, count: consumedCount },
      ]}
    />
  );
}
