// A platform as it is when nobody sets anything: the kernel, the core, then each service.
import { mailSettings } from '#core/mail/settings';
import { userSettings } from '#core/users/settings';
import { type Config, kernelDefaults } from '#kernel/config';
import { records } from '../services/index.ts';

export const defaultConfig: Config = Object.assign(
  { ...kernelDefaults, ...mailSettings, ...userSettings },
  ...records.map(({ settings = {} }) => settings),
);
