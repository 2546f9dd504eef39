// What an invoice needs.
import type { labels } from '@uos/contract/labels';

const VAT_FIELDS = ['Address', 'Phone', 'BankName', 'BankAccount'] as const;

/** Fields that a special VAT invoice lacks; a regular one lacks none. Source: wire/cdn-and-platform.md 2.2 (Invoice). */
export function missingForVat(
  input: { readonly Type: keyof typeof labels.invoice.type } & {
    readonly [K in (typeof VAT_FIELDS)[number]]?: string | undefined;
  },
): string[] {
  return input.Type === 'regular' ? [] : VAT_FIELDS.filter((name) => (input[name] ?? '') === '');
}

/** An application that is no longer for a VAT invoice loses what was needed for that alone, unless it is said anew. */
export function withoutVat<T extends Readonly<Record<(typeof VAT_FIELDS)[number], string>>>(found: T): T {
  return { ...found, ...Object.fromEntries(VAT_FIELDS.map((name) => [name, ''])) };
}

/** Change in percent with two decimals; 0 where there was nothing before. */
export function percentOf(amount: number, before: number): number {
  return before === 0 ? 0 : Math.round(((amount - before) / before) * 10_000) / 100;
}
