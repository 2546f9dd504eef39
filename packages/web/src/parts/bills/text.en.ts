// What every screen of bills says, of organisations and of the back offices.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const text: Words<typeof zh> = {
  month: 'Month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  year: (year) => year,
  monthTitle: (year, month) => `${MONTHS[month - 1]} ${year}`,
  lines: 'Items',
  noLines: 'No items',
  metric: 'Item',
  total: (amount) => `Total ${amount}`,
  pricePer: (yuan, unit) => `¥${yuan} / ${unit}`,
  billedHelp: (coefficient) =>
    `Billed usage = usage × factor − free quota. The factor of asset delivery is ${coefficient}, of others 1.`,
};
