// What a service costs, in few words: what is free of it, then the first price of its table; nothing where it has none.
import { prices, type ServiceName, serviceDefaults } from '@uos/contract/rules';
import { language } from '../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

export function priceWords(name: ServiceName): string | undefined {
  const own:
    | Readonly<Record<string, { readonly yuan: number; readonly unit: Record<typeof language, string> }>>
    | undefined = name in prices ? prices[name as keyof typeof prices] : undefined;
  const [first] = Object.values(own ?? {});
  if (first === undefined) {
    return undefined;
  }
  const price = text.price(first.yuan, first.unit[language]);
  return name === 'asset-streaming' ? text.freeThen(serviceDefaults[name].freeGigabytes.current, price) : price;
}
