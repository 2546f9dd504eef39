// What the screens of service tokens say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  tokens: 'Service tokens',
  tokensHelp:
    'For programs that call the platform, in the header Authorization: Bearer. The token itself is shown once, when it is made.',
  lastUsed: 'Last used',
  neverUsed: 'Never',
  search: 'Search name or creator',
  generate: 'New token',
  generateTitle: 'New service token',
  nameHelp: 'Letters and digits with single hyphens between, at most 64. Each name once.',
  namePlaceholder: 'Such as nightly-report',
  generated: (name) => `Token ${name} created`,
  regenerate: 'Replace',
  regenerateTitle: 'Replace token',
  regenerateWords: (name) =>
    `The old token ${name} stops working at once; programs that use it get 401 until they have the new one.`,
  regenerated: (name) => `Token ${name} replaced`,
  remove: 'Delete',
  removeTitle: 'Delete token',
  removeWords: (name) => `${name} stops working at once and for good; programs that use it get 401.`,
  removed: (name) => `Token ${name} deleted`,
  empty: 'No service tokens yet',
  emptyHint: 'Create one for each program that calls the platform.',
  commands: ['uos admin login', 'uos token create nightly-report --service uos'],

  freshTitle: (name) => `Token ${name}`,
  freshWords: 'Copy it now and keep it safe. Once closed it cannot be seen again, only replaced.',
  copy: 'Copy token',
  close: 'I have saved it',
  typeName: (name) => `Type “${name}” to confirm`,
  wrongName: 'Not the name',
};
