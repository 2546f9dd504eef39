// What the public screens say.
import type { Words } from '../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  home: 'Home',
  headline: ['Online services for games, ', 'managed in one place'],
  lead: 'Create an app, enable asset delivery, player accounts and more, and bring your game to its players. Console, command line and SDK share one interface: what you can do on a page, a script can do too.',
  enter: 'Open console',
  signIn: 'Sign in',
  continueWith: (name) => `Continue with ${name}`,
  stepsTitle: 'A few commands to publish an H5 game',
  stepsHint: 'Run them one after the other; players can then open the game at its content address.',
  steps: [
    'uos login',
    'uos app create my-game --use',
    'uos app enable cdn',
    'uos cdn bucket create web --use',
    'uos cdn sync ./dist --release --badge live',
  ],
  servicesTitle: 'One app, nineteen services',
  servicesHint:
    'Enable what you need, each on its own. The console opens them one by one; a page that is not there yet lists its calls.',
  help: 'Learning, support and policies',
  signingIn: 'Signing in',
  signInFailed: 'Not signed in',
  unknownAttempt: 'This sign-in was not begun on this page, or was used before. Sign in again.',
  refused: (reason) => `The sign-in page says: ${reason}`,
  tryAgain: 'Sign in again',
  backHome: 'Home',
  signingOut: 'Signing out',
  signedOut: 'Signed out',
  signedOutHint: 'The session in this browser is over.',
  signOutFailed: 'Not signed out',
  authorizeTitle: 'Confirm sign-in',
  authorizeWords: 'You enter the UOS console with this account. Read the current terms and agree to them first.',
  agreeBefore: 'I have read and agree to the ',
  tos: 'terms of service',
  agreeAnd: ' and the ',
  privacy: 'privacy policy',
  agreeVersion: (version) => ` (version ${version})`,
  agreeFailed: 'Your choice was not saved',
  agree: 'Agree and continue',
  cancel: 'Cancel',
  windowDone: 'Signed in',
  windowDoneHint: 'Go back to the other window; what you typed is still there.',
  closeWindow: 'Close this window',
  toDocs: 'Opening the documentation',
  notWithAccount: (name) =>
    `The developer account ${name} cannot enter here. Sign in with a directory account; the developer stays signed in.`,
  offices: {
    operator: {
      title: 'Sign in to operations',
      hint: 'With a directory account (LDAP). It shows every organization and app.',
    },
    billing: {
      title: 'Sign in to billing',
      hint: 'With a directory account (LDAP), for balances and invoices of organizations.',
    },
  },
};
