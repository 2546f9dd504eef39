import type { Ticket } from '@uos/sdk/services/ticket';
import { ticketColumns } from '@uos/sdk/services/ticket.columns';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns-of.ts';

describe('columnsOf', () => {
  it('takes titles and formats from the contract, in the order of the screen', () => {
    const columns = columnsOf<Ticket>(ticketColumns, {
      Title: { sort: true },
      Type: {},
      Fee: {},
      Replies: { title: '回复数' },
      Id: { hidden: true },
    });
    const row = { Title: '卡顿', Type: 'crash', Fee: 1200, Replies: [] as unknown[] } as Ticket;
    expect(columns.map(({ key, title }) => [key, title])).toEqual([
      ['Title', '标题'],
      ['Type', '类型'],
      ['Fee', '费用'],
      ['Replies', '回复数'],
      ['Id', '咨询单 ID'],
    ]);
    expect(columns.slice(0, 4).map(({ cell }) => cell(row))).toEqual(['卡顿', '崩溃问题', '¥1,200.00', '0']);
    expect(columns[0]?.sort).toBe(true);
    expect(columns[4]?.hidden).toBe(true);
  });
});
