// Every case there is, by operation id.
import { alertCases } from './alert.ts';
import { backOfficeCases } from './back-office.ts';
import { billingCases } from './billing.ts';
import type { Cases } from './case.ts';
import { cdnCases } from './cdn.ts';
import { certificationCases } from './certification.ts';
import { coreCases } from './core.ts';
import { hostingCases } from './hosting.ts';
import { identityCases } from './identity.ts';
import { knowledgeCases } from './knowledge.ts';
import { passportCases } from './passport.ts';
import { usageCases } from './usage.ts';

export const cases: Cases = {
  ...alertCases,
  ...backOfficeCases,
  ...billingCases,
  ...cdnCases,
  ...certificationCases,
  ...coreCases,
  ...hostingCases,
  ...identityCases,
  ...knowledgeCases,
  ...passportCases,
  ...usageCases,
};
