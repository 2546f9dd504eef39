// A platform as it is when nobody sets anything: the kernel, the core, the engines, then each service.
import { mailSettings } from '#core/mail/settings';
import { userSettings } from '#core/users/settings';
import { databaseSettings } from '#engines/databases/settings';
import { nodeSettings } from '#engines/processes/servers/settings';
import { type Config, kernelDefaults } from '#kernel/config';
import { records } from '../services/index.ts';

export const defaultConfig: Config = Object.assign(
  { ...kernelDefaults, ...mailSettings, ...userSettings, ...nodeSettings, ...databaseSettings },
  ...records.map(({ settings = {} }) => settings),
);
