// What the record of player accounts takes from the rooms of setup and minors.
import { minorSchedules } from '../minors/schedules.ts';
import { sealedAccounts } from './sign-in/oauth/web-login.ts';
import { sealedSecrets } from './sign-in/providers.ts';
import { sealedMessages, smsSchedules } from './sms/gateway.ts';

export const setupParts = {
  schedules: [...minorSchedules, ...smsSchedules],
  sealed: [...sealedSecrets, ...sealedMessages, ...sealedAccounts],
  meter: ['sms'],
} as const;
