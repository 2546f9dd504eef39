// The language that this build of the console speaks.
import type { Language } from '@uos/contract/messages';

export const language: Language = 'en';
