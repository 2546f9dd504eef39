// What a line of the history says in the language of this build; one that was reported has no other words than its own.
import type { AlertRecord } from '@uos/sdk/browser';
import { language } from '../../kit/language/language.zh.ts';

type Titled = Pick<AlertRecord, 'title' | 'titleEn' | 'operation'>;

export function recordTitle({ title, titleEn, operation }: Titled): string {
  return (language === 'en' ? (titleEn ?? title) : title) || operation;
}
