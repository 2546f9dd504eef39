import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { labels } from '../labels/index.ts';
import { enumOf, NO_LABELS, only, orEmpty, plainWords } from './enums.ts';
import { field } from './fields.ts';

const Status = enumOf(labels.ticket.status);

describe('enumOf', () => {
  it('takes the words of a table and no others, and types them', () => {
    expect(Status.options).toEqual(['Pending', 'Processing', 'Finished', 'Cancelled']);
    expect(Status.safeParse('Open').success).toBe(false);
    expectTypeOf<z.output<typeof Status>>().toEqualTypeOf<'Pending' | 'Processing' | 'Finished' | 'Cancelled'>();
  });

  it('knows where its labels are, and so does a field made of it', () => {
    expect(Status.meta()).toEqual({ labels: 'ticket.status' });
    expect(field(Status, '状态', 'State').meta()).toMatchObject({ title: '状态', labels: 'ticket.status' });
  });

  it('says what its server says of another word', () => {
    const { error } = enumOf(labels.ticket.type, { error: 'invalid ticket type' }).safeParse('x');
    expect(error?.issues.map(({ message }) => message)).toEqual(['invalid ticket type']);
  });

  it('takes no table that is not among the labels', () => {
    expect(() => enumOf({ a: { zh: '甲', en: 'A', color: 'gray' } })).toThrow('no table of labels');
  });
});

describe('only', () => {
  it('takes some of the words and keeps their labels', () => {
    const some = only(Status, ['Pending', 'Finished']);
    expect([some.options, some.meta()]).toEqual([['Pending', 'Finished'], { labels: 'ticket.status' }]);
    expectTypeOf<z.output<typeof some>>().toEqualTypeOf<'Pending' | 'Finished'>();
  });
});

describe('orEmpty', () => {
  it('takes the empty text too', () => {
    const some = orEmpty(Status);
    expect([some.options[0], some.meta()]).toEqual(['', { labels: 'ticket.status' }]);
    expectTypeOf<''>().toExtend<z.output<typeof some>>();
  });
});

describe('plainWords', () => {
  it('says that it has no labels', () => {
    const order = plainWords(['asc', 'desc']);
    expect([order.options, order.meta()]).toEqual([['asc', 'desc'], { labels: NO_LABELS }]);
  });
});
