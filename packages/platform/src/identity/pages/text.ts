// The words of the identity pages in the language of a browser.
import type { IncomingMessage } from 'node:http';
import { pageLanguage } from '#kernel/server/page-language';
import { text as en } from './text.en.ts';
import { text as zh } from './text.zh.ts';

export type PageText = typeof zh;

export function textFor({ headers }: Pick<IncomingMessage, 'headers'>): PageText {
  return { zh, en }[pageLanguage(headers.cookie, headers['accept-language'])];
}
