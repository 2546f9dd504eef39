// Messages to players in the game. Source: wire/realtime-and-compute.md 7, 9.8.
import type { push } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { apps } from './apps.ts';
import { channels } from './channels.ts';
import { messages } from './publish/messages.ts';
import { levels, serverConfigs } from './rules.ts';
import { serverVersions } from './versions.ts';

export const pushHandlers: Handlers<typeof push> = {
  // why nothing: a secret that was regenerated is told to every process at once
  refreshAuthCache: async () => ({}),
  apps,
  channels,
  messages,
  serverConfigs: {
    list: async (call) => {
      const { offset, limit } = offsetLimitPage(call.input);
      return { serverConfigs: serverConfigs.slice(offset, offset + limit), totalCount: serverConfigs.length };
    },
  },
  serviceLevels: {
    list: async (call) => {
      const { offset, limit } = offsetLimitPage(call.input);
      return { serviceLevels: levels.slice(offset, offset + limit), totalCount: levels.length };
    },
  },
  serverVersions,
};
