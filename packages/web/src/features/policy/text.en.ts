// What the pages of policies say around their texts.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  contents: 'Contents',
  print: 'Print',
  version: (version, since) => `Version ${version}, in force since ${since}`,
  inChinese: 'This text is in Chinese only; the Chinese text is the binding one.',
  agreed: (version) => `You have agreed to version ${version}`,
  notAgreed: 'You have not agreed to this version yet; you are asked when you next enter the console.',
  otherVersion: (needed) =>
    `The platform asks for version ${needed}, which is not this one. Contact whoever runs the platform.`,
  libraries: 'Third-party libraries',
  librariesHelp: 'This product uses the open-source software below. The full licences come with each package.',
  library: 'Software',
  licence: 'Licence',
  purpose: 'Used for',
  others: 'Other parts',
  unknownVendor: 'There is no such part',
  unknownVendorHint: 'Choose one of these.',
};
