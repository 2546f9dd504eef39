// When a limit starts anew, as a cell of a file holds it: `EveryDay 5`, `EveryWeek 1 5`, `EveryMonth 31 5`.
import type { EconomyProduct } from '@uos/sdk/browser';
import type { ProductsCreateInput } from '@uos/sdk/services/passport';

type Schedule = NonNullable<ProductsCreateInput['resetSchedule']>;

/** How often, on which day where that has one, and at which hour of Beijing. */
export const SCHEDULE =
  /^(?:EveryDay|EveryWeek [1-7]|EveryMonth (?:[1-9]|[12][0-9]|3[01])) (?:[01]?[0-9]|2[0-3])(?::00)?$/;

/** As a cell of a file. */
export function writeSchedule({ type, day, hour }: NonNullable<EconomyProduct['resetSchedule']>): string {
  return [type, ...(type === 'EveryDay' ? [] : [day]), hour].join(' ');
}

/** What such a cell says; nothing where it is empty. */
export function readSchedule(cell: unknown): Schedule | undefined {
  const [type = '', ...numbers] = String(cell ?? '').split(' ');
  if (type === '') {
    return undefined;
  }
  const hour = Number.parseInt(numbers.at(-1) ?? '', 10);
  return { type: type as Schedule['type'], ...(numbers.length > 1 && { day: Number(numbers[0]) }), hour };
}
