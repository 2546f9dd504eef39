// The two descriptions of player accounts in OpenAPI: what back ends call, and what games call.

import { passport } from '@uos/contract';
import { openApi, readServices, type ServiceModel } from '@uos/contract/reference';
import type { Handlers } from '#kernel/call/call';

type Operation = ServiceModel['operations'][number];

const isPlayers = ({ accepts, access, fullPath }: Operation): boolean =>
  accepts === 'player' || access === 'service' || (access === 'public' && !fullPath.includes('/metrics/'));

const described = {
  developer: (operation: Operation): boolean => operation.accepts !== 'player',
  player: isPlayers,
} as const;

const made = new Map<keyof typeof described, ApiDocument>();

interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, never>;
}

export const apiDocs: Handlers<typeof passport>['apiDocs'] = {
  developer: () => Promise.resolve(document('developer')),
  player: () => Promise.resolve(document('player')),
};

function document(which: keyof typeof described): ApiDocument {
  const kept = made.get(which);
  if (kept !== undefined) {
    return kept;
  }
  const [model] = readServices([passport]);
  if (model === undefined) {
    throw new Error('the contract has no player accounts');
  }
  const written = openApi({ ...model, operations: model.operations.filter(described[which]) });
  const text = JSON.stringify(written);
  const whole = JSON.parse(text) as ApiDocument;
  made.set(which, whole);
  return whole;
}
