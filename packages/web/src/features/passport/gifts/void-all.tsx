// All unused codes of a batch, or of a whole pack, made void.
import { useQuery } from '@tanstack/react-query';
import type { TokenInstancesExportInput } from '@uos/sdk/services/passport';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { passportOf } from '../queries.ts';
import { codeKeys, countsQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface VoidAllProps {
  readonly appId: string;
  readonly of: TokenInstancesExportInput;
  /** Of the pack, to be typed. */
  readonly name: string;
  readonly onClose: () => void;
}

export default function VoidAll({ appId, of: { batchId, tokenClassId }, name, onClose }: VoidAllProps) {
  // why the batch alone: the call takes one of the two
  const of = batchId === undefined ? { ...(tokenClassId !== undefined && { tokenClassId }) } : { batchId };
  const counts = useQuery(countsQuery(appId, of));
  if (counts.isError) {
    return <ErrorPanel error={counts.error} onRetry={() => void counts.refetch()} />;
  }
  if (counts.data === undefined) {
    return null;
  }
  const { unused, used } = counts.data;
  return (
    <Confirm
      title={batchId === undefined ? text.invalidateAllOf.pack : text.invalidateAllOf.batch}
      verb={text.invalidateAllVerb(unused)}
      typed={batchId === undefined ? name : String(unused)}
      onConfirm={() => passportOf(appId).tokenInstances.invalidateMany(of)}
      done={text.invalidatedAll}
      refresh={codeKeys(appId)}
      onClose={() => onClose()}
    >
      {text.invalidateAllWords(unused, used)}
    </Confirm>
  );
}
