// Server text to displayed text: exact match first, then the entries with names in braces, else the text itself.

import { catalogue } from './catalogue.ts';
import { entityName } from './entity-names.ts';
import type { Language, Message } from './message.ts';

/** The configured payment provider; its name leads the text of `invalid payment amount`. */
export const paymentProvider: Message = { zh: '支付宝', en: 'Alipay' };

/** The text to show for one server message. A message nobody translated is shown as the server wrote it. */
export function translate(serverMessage: string, language: Language, provider: Message = paymentProvider): string {
  const text = serverMessage.trim();
  const exact = own(catalogue.server, text) ?? own(catalogue.service, text);
  if (exact !== undefined) {
    return exact[language].replace('{provider}', provider[language]);
  }
  for (const [template, message] of Object.entries(catalogue.service)) {
    const words = wordsInBraces(template, text);
    if (words !== undefined) {
      return message[language].replace(NAME, (braces, name: string) => {
        const word = words[name] ?? braces;
        return name === 'entity' ? entityName(word, language) : word;
      });
    }
  }
  return text;
}

/** A name in braces. */
export const NAME = /\{(\w+)\}/g;

function own(table: Readonly<Record<string, Message>>, key: string): Message | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The texts that stand where `template` has its braces, by their names, when the rest is equal. */
export function wordsInBraces(template: string, text: string): Readonly<Record<string, string>> | undefined {
  const [first = '', ...parts] = template.split(NAME);
  if (parts.length === 0 || !text.startsWith(first)) {
    return undefined;
  }
  const words: Record<string, string> = {};
  let at = first.length;
  for (let index = 0; index < parts.length; index += 2) {
    const [name = '', after = ''] = parts.slice(index, index + 2);
    const isLast = index + 2 >= parts.length;
    // why so: the last one is all that is left of the text, the others as little as may be
    const end = isLast ? text.length - after.length : text.indexOf(after, at + 1);
    if (end <= at || !text.startsWith(after, end)) {
      return undefined;
    }
    words[name] = text.slice(at, end);
    at = end + after.length;
  }
  return words;
}
