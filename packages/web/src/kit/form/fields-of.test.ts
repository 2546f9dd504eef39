import type { InputView } from '@uos/sdk/fields';
import { createForm } from '@uos/sdk/services/ticket.forms';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './fields.ts';
import { fieldsOf, inputOf, mostOf } from './fields-of.ts';

const cat: InputView = {
  fields: {
    mood: { in: 'body', type: 'string', required: true, enum: ['calm', 'wild'], zh: '心情' },
    name: { in: 'body', type: 'string', required: true, min: 2, max: 4, zh: '名字' },
    note: { in: 'body', type: 'string', required: true, max: 9, zh: '说明' },
    weight: { in: 'body', type: 'number', above: 0, zh: '体重' },
    price: { in: 'body', type: 'number', min: 0.01, max: 9, step: 0.01, zh: '价格' },
    bill: { in: 'body', type: 'integer', min: 0, zh: '账单', en: 'Fen in a month' },
    tags: { in: 'body', type: 'array', max: 1, items: { type: 'string', max: 3 }, zh: '标签' },
    home: { in: 'body', type: 'object', fields: { room: { type: 'string', pattern: '^r', zh: '房间' } } },
    tame: { in: 'body', type: 'boolean', required: true, zh: '驯服' },
  },
  labels: {
    mood: { calm: { zh: '平静', en: 'Calm', color: 'green' }, wild: { zh: '狂野', en: 'Wild', color: 'red' } },
  },
};

type Cat = {
  mood: string;
  name: string;
  note: string;
  weight: number | undefined;
  price: number | undefined;
  bill: number | undefined;
  tags: readonly string[];
  'home.room': string;
  tame: boolean;
};

const fields = fieldsOf<Cat>(cat, {
  mood: { hints: { wild: '当心' } },
  name: { half: true },
  note: { kind: 'textarea', label: '备注' },
  weight: {},
  price: {},
  bill: {},
  tags: {},
  'home.room': {},
  tame: {},
});

const good: Cat = {
  mood: 'calm',
  name: '阿花',
  note: '',
  weight: undefined,
  price: undefined,
  bill: undefined,
  tags: [],
  'home.room': '',
  tame: false,
};

describe('fieldsOf', () => {
  it('takes kind, label, limits and options from the contract and looks from the screen', () => {
    expect(fields.mood).toMatchObject({
      kind: 'choice',
      label: '心情',
      required: true,
      options: [
        { value: 'calm', label: '平静' },
        { value: 'wild', label: '狂野', description: '当心' },
      ],
    });
    expect(fields.name).toMatchObject({ kind: 'text', label: '名字', required: true, max: 4, half: true });
    expect(fields.note).toMatchObject({ kind: 'textarea', label: '备注', required: false, max: 9 });
    expect(fields.weight).toMatchObject({ kind: 'number', required: false, decimals: 4 });
    expect(fields.price).toMatchObject({ kind: 'yuan', min: 0.01, max: 9 });
    expect(fields.bill).toMatchObject({ kind: 'fen', min: 0 });
    expect(fields.tags).toMatchObject({ kind: 'tags', max: 1 });
    expect(fields['home.room']).toMatchObject({ kind: 'text', label: '房间' });
    expect(fields.tame).toMatchObject({ kind: 'switch', required: false });
  });

  it('offers some of the values where the screen names them', () => {
    const { mood } = fieldsOf<Pick<Cat, 'mood'>>(cat, { mood: { only: ['wild'] } });
    expect(mood).toMatchObject({ options: [{ value: 'wild', label: '狂野' }] });
  });

  it('takes a field that the call does not know as the screen says it', () => {
    const { again } = fieldsOf<{ again: string }>(cat, {
      again: { kind: 'text', label: '再次输入名字', required: true },
    });
    expect(again).toEqual({ kind: 'text', label: '再次输入名字', required: true });
  });

  it('judges a value by the rules of the contract', () => {
    expect(problemsOf(fields, good)).toEqual({});
    expect(problemsOf(fields, { ...good, name: '花', note: '0123456789', 'home.room': 'x', tags: ['long'] })).toEqual({
      name: '名字不能短于 2',
      note: '备注不能超过 9 个字符',
      'home.room': '房间格式不正确',
      tags: '标签[0] 不能长于 3',
    });
    expect(problemsOf(fields, { ...good, mood: '', name: '', weight: 0, price: 0.001 })).toEqual({
      mood: '还没有选择心情',
      name: '还没有填写名字',
      weight: '体重必须大于 0',
      price: '价格不能小于 0.01',
    });
  });
});

describe('inputOf', () => {
  it('leaves out what is empty and not required, and what the call does not know', () => {
    expect(inputOf(cat, { ...good, other: 1 })).toEqual({ mood: 'calm', name: '阿花', note: '', tame: false });
  });

  it('takes away what was emptied where the call can', () => {
    const end: InputView = {
      fields: { end: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset' } },
    };
    expect(inputOf(end, { end: '' })).toEqual({ end: null });
    expect(inputOf(end, { end: '2026-12-01T00:00:00Z' })).toEqual({ end: '2026-12-01T00:00:00Z' });
  });
});

describe('mostOf', () => {
  it('is the limit of the contract', () => {
    expect(mostOf(createForm, 'Attachments')).toBe(20);
    expect(mostOf(cat, 'mood')).toBe(Number.POSITIVE_INFINITY);
  });
});
