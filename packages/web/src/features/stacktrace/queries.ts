// What the screens of crashes read.
import { queryOptions } from '@tanstack/react-query';
import { stacktraceTable } from '@uos/sdk/services/stacktrace';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const stacktraceOf = (appId: string) => clientOf({ stacktrace: stacktraceTable }, appId).stacktrace;

export function recordQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(stacktraceOf(appId).records.get, { id }), select: ({ record }) => record });
}

export function groupQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(stacktraceOf(appId).groups.get, { id }), select: ({ group }) => group });
}

const SHOWN = 5;

/** Builds that most crashes wait for. */
export function missingQuery(appId: string) {
  return queryOf(stacktraceOf(appId).missing.list, { count: SHOWN });
}

/** What is another once symbol files have come, or stacks were read again. */
export function stacktraceKeys(appId: string) {
  const { records, groups, symbols, missing } = stacktraceOf(appId);
  return [
    ...[keyOf(records.list), keyOf(records.get), keyOf(groups.list), keyOf(groups.get)],
    ...[keyOf(symbols.list), keyOf(missing.list)],
  ];
}
