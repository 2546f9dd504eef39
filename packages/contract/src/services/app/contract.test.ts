import { describe, expect, it } from 'vitest';
import { serviceNames } from '../../rules/services/service-name.ts';
import { app as ours } from './examples.ts';
import * as s from './schemas.ts';

describe('AppServiceSet', () => {
  it('answers a missing and an unknown service with the texts of the server', () => {
    expect(firstIssue(s.AppServiceSet.safeParse({ Status: 'Enabled' }))).toBe('serviceName is required');
    expect(firstIssue(s.AppServiceSet.safeParse({ ServiceName: '', Status: 'Enabled' }))).toBe(
      'serviceName is required',
    );
    expect(firstIssue(s.AppServiceSet.safeParse({ ServiceName: 'dns', Status: 'Enabled' }))).toBe(
      'invalid service name',
    );
  });

  it('takes a number among the properties, as memoryPerCpu is', () => {
    const body = { ServiceName: 'multiverse', Status: 'Enabled', Properties: { memoryPerCpu: 2048 } };
    expect(s.AppServiceSet.parse(body)).toEqual(body);
  });
});

describe('AppCreate', () => {
  const body = { ProjectName: '灯塔守望者', OrganizationId: ours.OrganizationId };

  it('takes a name and an organisation alone, and drops keys it does not know', () => {
    expect(s.AppCreate.parse({ ...body, Color: 'red' })).toEqual(body);
  });

  it('names the broken field with the text of the server', () => {
    expect(firstIssue(s.AppCreate.safeParse({ ...body, OrganizationId: '7' }))).toBe('invalid organization id');
    expect(firstIssue(s.AppCreate.safeParse({ ...body, IconUrl: 'javascript:alert(1)' }))).toBe('invalid icon url');
  });

  it('refuses a name of blanks and one over 60 characters', () => {
    expect(s.AppCreate.safeParse({ ...body, ProjectName: '   ' }).success).toBe(false);
    expect(s.AppCreate.safeParse({ ...body, ProjectName: '灯'.repeat(61) }).success).toBe(false);
  });
});

describe('App', () => {
  it('is the same entity without its secrets, as lists and view-only members read it', () => {
    const { AppSecret: _secret, AppServiceSecret: _serviceSecret, ...shown } = ours;
    expect(s.App.parse(shown)).toEqual(shown);
  });
});

describe('enableFlags', () => {
  it('names a service for every flag but the dedicated room, which only goes beside matchmaking', () => {
    const flags = Object.keys(s.EnableService.shape).filter((flag) => flag !== 'EnableDedicatedRoom');
    expect(Object.keys(s.enableFlags).sort()).toEqual(flags.sort());
    expect(serviceNames).toEqual(expect.arrayContaining(Object.values(s.enableFlags)));
  });
});

function firstIssue(result: { error?: { issues: readonly { message: string }[] } | undefined }): string | undefined {
  return result.error?.issues[0]?.message;
}
