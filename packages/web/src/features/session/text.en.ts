// What the screens of partner and social sign-in and of the real-name check say.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  signInWith: (name) => `Sign in with ${name}`,
  signInWords: (name, shares) => `You are about to go to ${name}. Once you agree, the UOS console gets your ${shares}.`,
  partnerShares: 'account name, email and phone number',
  socialShares: 'account name',
  firstTime: 'The first sign-in creates a new UOS user; it is not merged with an existing one.',
  link: (app, name) => `Link “${app}” with ${name}`,
  linkWords: (name) =>
    `You are about to go to ${name} to choose the account for this app. Only owners of the app may link one; linking again replaces it.`,
  goOn: 'Continue',
  cancel: 'Cancel',
  unknownTitle: 'No such way to sign in',
  unknownWords: 'The platform is not set up for it, or the address is incomplete. Go back and sign in again.',
  startFailed: 'The sign-in page cannot be reached',
  signingIn: 'Signing in',
  signInFailed: 'Not signed in',
  linkFailed: 'Not linked',
  linked: (name) => `${name} account linked`,
  refused: (reason) => `The sign-in page says: ${reason}`,
  denied: 'You did not agree.',
  unknownAttempt: 'This sign-in was not begun on this page, or was used before. Sign in again.',
  tryAgain: 'Try again',
  otherWay: 'Sign in another way',
  backHome: 'Home',
  realName: 'Real-name verification',
  realNameWords:
    'Enter name and number as on your resident identity card. They are stored encrypted, used for this check only and never shown in the console.',
  verified: 'Your name is verified',
  verifiedWords: 'Nothing more to hand in for this account.',
  backToOffice: 'Back to operations',
  notForOperators: 'Operators need no verification',
  notForOperatorsWords: 'Sign in with a developer account first.',
  idCardHelp: '18 characters; the last may be X',
  idCardWrong: 'Not a valid identity number; check every digit.',
  phoneHelp: 'Optional, in case we have a question',
  phoneWrong: 'Enter a phone number of 11 digits.',
  submit: 'Verify',
  submitted: 'Your name is verified',
  goOnTo: 'Continue',
};
