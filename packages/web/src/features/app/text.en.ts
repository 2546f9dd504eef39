// What the screens of apps say.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  list: 'Apps',
  loading: 'Loading',
  listHelp: 'Services, settings and bills belong to an app.',
  redeem: 'Redeem',
  redeemNone: 'A code can be redeemed for apps that you own',
  create: 'New app',
  search: 'Search app name or ID',
  organization: 'Organization',
  allOrganizations: 'All organizations',
  name: 'Name',
  appId: 'AppId',
  role: 'Role',
  services: 'Enabled services',
  noServices: 'No services enabled',
  release: 'Last release',
  copyAppId: 'Copy AppId',
  notDelivering: 'Content delivery is off',
  recent: 'Recent',
  nothingReleased: 'Nothing released yet',
  empty: 'No apps yet',
  emptyHint: 'Create the first one, then enable the services it needs.',
  emptyCommands: ['uos app create my-game --use', 'uos app ls'],
  noOrganization: 'You are in no organization yet',
  noOrganizationHint: 'Apps belong to organizations. Ask the owner of one to add you, then reload this page.',

  createHelp: 'Services can be enabled right after. The name can be changed at any time.',
  organizationHelp: 'It owns the app and pays for it.',
  namePlaceholder: 'Such as my-game',
  nameHelp: 'Players do not see it; it is for the console and bills.',
  icon: 'Icon address',
  iconHelp: 'Optional, an http or https address of a picture.',
  submit: 'Create',
  cancel: 'Cancel',
  failed: 'App not created',
  done: (name) => `App ${name} created`,

  quickStartCommands: (appId) => ['uos login', `uos app use ${appId}`],
};
