// The language that this build of the console speaks. Words of the contract are read by it: `label(…)[language]`.
import type { Language } from '@uos/contract/messages';

export const language: Language = 'zh';
