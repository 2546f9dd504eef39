// Managed databases. Source: wire/data-and-tools.md 1.3, 2.4.
import type { storage } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { backups } from './backups.ts';
import { listInstanceTypes, listRegions } from './catalogue.ts';
import { databases } from './databases.ts';
import { asyncRequests } from './requests.ts';

export const storageHandlers: Handlers<typeof storage> = {
  // why nothing: a secret that was regenerated is told to every process at once
  refreshAuthCache: async () => ({}),
  databases,
  backups,
  asyncRequests,
  regions: { list: listRegions },
  instanceTypes: { list: listInstanceTypes },
};
