// Terms of service that players agree to, by title. New words raise the version, and players are asked again.
import type { TermsOfService } from '@uos/sdk/services/passport';
import { termsOfServiceCreateFields } from '@uos/sdk/services/passport.fields';
import { passportNamed } from './passport-named.ts';

export const terms = passportNamed<TermsOfService>({
  kind: 'terms',
  title: { zh: '用户协议', en: 'terms of service' },
  about: 'A document, by its title',
  fields: termsOfServiceCreateFields,
  keys: ['content', 'links', 'enabled'],
  ...{ name: 'title', id: 'id' },
  of: (passport) => passport.termsOfService,
  rows: (passport) => passport.termsOfService.list.all({ count: 50 }),
});
