// All that can live in files, in the order in which it is made; it is deleted the other way round.
import type { Adapter } from '../adapter.ts';
import { appServices } from './app-services.ts';
import { badges } from './badges.ts';
import { buckets } from './buckets.ts';
import { guildRoles } from './guild-roles.ts';
import { idProviders } from './id-providers.ts';
import { passportDomain } from './passport-domain.ts';
import { passportSettings } from './passport-settings.ts';
import { pushChannels } from './push-channels.ts';
import { realms } from './realms.ts';
import { smsTemplates } from './sms-templates.ts';
import { tags } from './tags.ts';
import { terms } from './terms.ts';

export const ADAPTERS: readonly Adapter[] = [
  appServices,
  buckets,
  badges,
  passportDomain,
  passportSettings,
  idProviders,
  smsTemplates,
  terms,
  realms,
  tags,
  guildRoles,
  pushChannels,
];
