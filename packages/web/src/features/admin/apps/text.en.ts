// What the list of every app says to operators.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  apps: 'Apps',
  appsHelp: 'Every app on the platform. You open and change them as an operator.',
  appId: 'AppId',
  organization: 'Organization',
  services: 'Enabled services',
  service: 'Enabled service',
  search: 'Search app, AppId or organization',
  open: 'Open app',
  openOrganization: 'Open organization',
  openBalance: 'Show balance',
  openConfig: 'Operator settings',
  empty: 'No apps yet',
  emptyHint: 'Apps that developers create stand here.',
  commands: ['uos admin login', 'uos app ls'],
  none: '–',
};
