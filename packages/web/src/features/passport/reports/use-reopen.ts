// A decision taken back: the report is under review again.
import type { PlayerReport } from '@uos/sdk/browser';
import { useAction } from '../../../kit/act/use-action.ts';
import { passportOf } from '../queries.ts';
import { reportKeys } from './queries.ts';
import { text } from './text.zh.ts';

export function useReopen(appId: string) {
  return useAction({
    run: ({ id }: PlayerReport) => passportOf(appId).reports.update({ id, status: 'Reviewing' }),
    done: () => text.reopened,
    refresh: reportKeys(appId),
  });
}

/** Why a report cannot be reviewed again. */
export function cannotReopen({ status }: PlayerReport): string | undefined {
  return status === 'Reviewing' ? text.notDecided : status === 'Revoked' ? text.revoked : undefined;
}
