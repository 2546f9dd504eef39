// Player accounts, one file per resource. Source: passport.md 7; wire/passport.md 3.
import { service } from '../../kernel/service.ts';
import { idDomains } from './id-domains.ts';
import { realms } from './realms.ts';

export const passport = service(
  'passport',
  {
    internal: 'passport',
    title: { zh: '玩家账号', en: 'Player accounts' },
    base: 'passport',
    accepts: 'app',
    access: 'member',
    errorStyle: 'passport',
  },
  { idDomains, realms },
);
