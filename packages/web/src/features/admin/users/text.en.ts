// What the screens of developers say to operators.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  users: 'Users',
  usersHelp: 'The developers of this platform. Whoever is blocked is signed out at once and cannot sign in again.',
  user: 'User',
  email: 'Email',
  emailFilter: 'Email',
  verified: 'Real name',
  isVerified: 'Verified',
  notVerified: 'Not verified',
  policy: 'Terms agreed to',
  organizations: 'Organizations',
  search: 'Search user name',
  empty: 'No users yet',
  emptyHint: 'Developers stand here once they signed in.',
  commands: ['uos admin login', 'uos admin users'],
  closeDrawer: 'Close user',

  edit: 'Edit',
  editTitle: 'Edit user',
  emailHelp: 'For notices and for getting the account back.',
  propertiesHelp: 'Merged with those there are; what is not listed stays.',
  propertyName: 'Property',
  propertyValue: 'Value',
  save: 'Save',
  saved: (name) => `User ${name} saved`,

  block: 'Block',
  blockTitle: 'Block user',
  blockWords: (name) => `${name} is signed out everywhere and can neither sign in nor make calls until unblocked.`,
  blocked: (name) => `${name} blocked`,
  unblock: 'Unblock',
  unblocked: (name) => `${name} unblocked`,
  clear: 'Sign out everywhere',
  clearTitle: 'Sign out everywhere',
  clearWords: (name) => `${name} is signed out on every device and has to sign in again.`,
  cleared: (name) => `${name} signed out everywhere`,
};
