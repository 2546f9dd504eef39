// Player accounts, one file per resource as in the contract.
import { passport } from '@uos/contract';
import { allNotBuilt, type Handlers } from '#kernel/call/call';
import { apiDocs } from './api-docs.ts';
import { idDomains } from './id-domains.ts';
import { antiAddiction } from './minors/anti-addiction.ts';
import { realms } from './realms.ts';
import { config } from './setup/settings.ts';

export const passportHandlers: Handlers<typeof passport> = {
  ...allNotBuilt(passport),
  apiDocs,
  idDomains,
  realms,
  config,
  antiAddiction,
};
