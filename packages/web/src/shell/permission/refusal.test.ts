import { describe, expect, it } from 'vitest';
import { refusal } from './refusal.ts';

describe('refusal', () => {
  it('lets a member look and only an owner or an operator change', () => {
    expect(refusal(['member'], 'cdn.buckets.list')).toBeUndefined();
    expect(refusal(['member'], 'cdn.buckets.create')).toBe('仅应用所有者可以操作');
    expect(refusal(['owner'], 'cdn.buckets.create')).toBeUndefined();
    expect(refusal(['operator'], 'cdn.buckets.create')).toBeUndefined();
  });

  it('speaks of the owner of the organisation where the call is about one', () => {
    expect(refusal(['member'], 'org.members.add')).toBe('仅组织所有者可以操作');
    expect(refusal(['owner'], 'org.members.add')).toBeUndefined();
  });

  it('keeps for operators what is theirs', () => {
    expect(refusal(['owner'], 'org.approve')).toBe('仅平台运营人员可以操作');
    expect(refusal(['operator'], 'org.approve')).toBeUndefined();
    expect(refusal(['billing'], 'org.approve')).toBe('仅平台运营人员可以操作');
  });

  it('lets billing administrators look after the money, and leaves the apps and their invoices to others', () => {
    expect(refusal(['billing'], 'billing.transactions.activate')).toBeUndefined();
    expect(refusal(['billing'], 'billing.invoices.finish')).toBeUndefined();
    expect(refusal(['owner'], 'billing.transactions.activate')).toBe('仅平台运营人员或财务管理员可以操作');
    expect(refusal(['billing'], 'billing.invoices.create')).toBe('仅组织成员可以操作');
    expect(refusal(['billing'], 'cdn.buckets.create')).toBe('仅应用所有者可以操作');
  });

  it('lets somebody with two sessions do what either may', () => {
    expect(refusal(['owner', 'billing'], 'billing.invoices.create')).toBeUndefined();
    expect(refusal(['owner', 'billing'], 'billing.transactions.activate')).toBeUndefined();
  });

  it('says nothing before the role is known', () => {
    expect(refusal([], 'cdn.buckets.create')).toBeUndefined();
  });
});
