// Cloud saves. Source: wire/data-and-tools.md 1.2, 2.2.
import type { save } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { appConfig } from './app-config.ts';
import { files } from './files.ts';
import { profilePictures } from './pictures.ts';
import { usage } from './usage.ts';
import { versions } from './versions.ts';

export const saveHandlers: Handlers<typeof save> = {
  // why nothing: a secret that was regenerated is told to every process at once
  refreshToken: async () => ({}),
  appConfig,
  files,
  profilePictures,
  usage,
  versions,
};
