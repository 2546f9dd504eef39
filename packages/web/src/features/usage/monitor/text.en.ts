// What the figures of an app and its chat groups say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  created: 'Created',
  monitor: 'Monitoring',
  monitorHelp: 'The usage of services, by day (Beijing time).',
  monitorOff: 'No service with figures is enabled',
  monitorOffHint: 'Enable one in the overview; its usage stands here.',
  toOverview: 'Enable services',
  groups: 'Alert groups',
  groupsHelp: 'They are told when something goes wrong.',
  groupsEmpty: 'No alert groups yet',
  groupAdd: 'Add alert group',
  groupName: 'Name',
  groupPrefix: 'Prefix',
  groupPrefixHelp: 'Optional, before every message, such as [Beacon].',
  groupAdded: (name) => `Alert group ${name} added`,
  groupRemove: 'Remove',
  groupRemoveTitle: 'Remove alert group',
  groupRemoveWords: 'The group is told nothing more.',
  groupRemoved: (name) => `Alert group ${name} removed`,
};
