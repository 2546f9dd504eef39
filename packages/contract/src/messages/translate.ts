// Server text to displayed text: exact match first, then the entries with a name in braces, else the text itself.

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
    const word = wordInBraces(template, text);
    if (word !== undefined) {
      return message[language].replace(/\{\w+\}/, () => entityName(word, language));
    }
  }
  return text;
}

function own(table: Readonly<Record<string, Message>>, key: string): Message | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The text that stands where `template` has its braces, when the rest is equal. */
function wordInBraces(template: string, text: string): string | undefined {
  const open = template.indexOf('{');
  if (open === -1) {
    return undefined;
  }
  const before = template.slice(0, open);
  const after = template.slice(template.indexOf('}') + 1);
  const word = text.slice(before.length, text.length - after.length);
  return word !== '' && text === `${before}${word}${after}` ? word : undefined;
}
