// Settings of a game from remote configuration, for browsers, hosts of mini games and Node: no dependency.
export { PlayerError, PlayerOffline, SignedOut } from '../player/errors.ts';
export type { TokenHolder } from '../player/proofs.ts';
export type { PlayerStorage } from '../player/storage.ts';
export type { SettingDefault, SettingDefaults, SettingProblem, SettingValue, SettingValues } from './decode.ts';
export {
  type Settings,
  type SettingsAttributes,
  type SettingsOptions,
  type SettingsSource,
  type SettingsState,
  settings,
} from './settings.ts';
