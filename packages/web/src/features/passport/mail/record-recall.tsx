// A sending taken back: how many messages go, how many stay, and who will not get it any more.
import { useQuery } from '@tanstack/react-query';
import type { InboxRecord } from '@uos/sdk/services/passport';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { passportOf } from '../queries.ts';
import { fateQuery, mailKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface RecordRecallProps {
  readonly appId: string;
  readonly record: InboxRecord;
  readonly onClose: () => void;
}

export default function RecordRecall({ appId, record: { id, templateName, scope }, onClose }: RecordRecallProps) {
  const fate = useQuery(fateQuery(appId, id));
  if (fate.isError) {
    return <ErrorPanel error={fate.error} onRetry={() => void fate.refetch()} />;
  }
  if (fate.data === undefined || fate.data === null) {
    return null;
  }
  const { record, completed } = fate.data;
  const taken = Math.max(0, record.sentCount - completed);
  return (
    <Confirm
      title={text.recallTitle(templateName)}
      verb={text.recallCount(taken)}
      change={{ from: text.inInboxes(record.sentCount), to: text.keptCount(completed) }}
      onConfirm={() => passportOf(appId).inboxRecords.recall({ id })}
      done={text.recalled(templateName)}
      refresh={mailKeys(appId)}
      onClose={() => onClose()}
    >
      {text.recallWords(taken, completed, scope !== 'Persona')}
    </Confirm>
  );
}
