// How much of a crash can be read, as a label: one that only waits for symbol files asks for them, and is no failure.
import { label } from '@uos/contract/labels';
import type { StacktraceRecord } from '@uos/sdk/services/stacktrace';
import { stackFrameColumns, stacktraceRecordColumns } from '@uos/sdk/services/stacktrace.columns';

export function recordLabel({ status, missingBuildIds }: Pick<StacktraceRecord, 'status' | 'missingBuildIds'>) {
  return status === 'failed' && missingBuildIds.length > 0
    ? label(stackFrameColumns.status.labels, 'no_symbol')
    : label(stacktraceRecordColumns.status.labels, status);
}
