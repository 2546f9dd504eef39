import { bucketName } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { type FieldsOf, problemsOf } from './fields.ts';
import { text } from './text.zh.ts';

type Values = { name: string; note: string; open: boolean };

const fields: FieldsOf<Values> = {
  name: { kind: 'text', label: '名称', required: true, rule: bucketName },
  note: { kind: 'textarea', label: '说明' },
  open: { kind: 'switch', label: '公开' },
};

describe('problemsOf', () => {
  it('asks for what is required and lets the rest be empty', () => {
    expect(problemsOf(fields, { name: '', note: '', open: false })).toEqual({ name: text.fillIn('名称') });
  });

  it('says the whole rule of the contract', () => {
    expect(problemsOf(fields, { name: 'Bad Name', note: '', open: true })).toEqual({ name: bucketName.zh });
    expect(problemsOf(fields, { name: 'web-1', note: '', open: true })).toEqual({});
  });
});
