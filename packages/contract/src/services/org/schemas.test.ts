import { describe, expect, it } from 'vitest';
import { OrganizationCreate } from './schemas.ts';

const organization = { OrgName: '晨光', Domain: 'dawn.example', CompanyName: '晨光网络' };

describe('OrganizationCreate', () => {
  it.each(['OrgName', 'Domain', 'CompanyName'])('has no control character in %s', (key) => {
    expect(OrganizationCreate.safeParse(organization).success).toBe(true);
    for (const hostile of ['\u001b[31mred', 'bell\u0007', 'two\nlines', 'c1\u009b']) {
      expect(OrganizationCreate.safeParse({ ...organization, [key]: hostile }).success).toBe(false);
    }
  });
});
