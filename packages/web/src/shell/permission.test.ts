import { describe, expect, it } from 'vitest';
import { refusal } from './permission.ts';

describe('refusal', () => {
  it('lets a member look and only an owner or an operator change', () => {
    expect(refusal('member', 'cdn.buckets.list')).toBeUndefined();
    expect(refusal('member', 'cdn.buckets.create')).toBe('仅应用所有者可以操作');
    expect(refusal('owner', 'cdn.buckets.create')).toBeUndefined();
    expect(refusal('operator', 'cdn.buckets.create')).toBeUndefined();
  });

  it('keeps for operators what is theirs', () => {
    expect(refusal('owner', 'org.approve')).toBe('仅平台运营人员可以操作');
    expect(refusal('operator', 'org.approve')).toBeUndefined();
  });

  it('says nothing before the role is known', () => {
    expect(refusal(undefined, 'cdn.buckets.create')).toBeUndefined();
  });
});
