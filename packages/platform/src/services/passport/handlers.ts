// Player accounts, one file per resource as in the contract.
import { passport } from '@uos/contract';
import { allNotBuilt, type Handlers } from '#kernel/call/call';
import { apiDocs } from './api-docs.ts';
import { idDomains } from './id-domains.ts';
import { antiAddiction } from './minors/anti-addiction.ts';
import { external } from './players/login/external.ts';
import { accessToken, publicInfo, refreshToken } from './players/login/player-login.ts';
import { token } from './players/login/token.ts';
import { playerPersonas, playerRealms, playerUsers } from './players/own.ts';
import { personas } from './players/personas.ts';
import { keys } from './players/tokens/keys.ts';
import { refreshTokens } from './players/tokens/refresh.ts';
import { users } from './players/users.ts';
import { realms } from './realms.ts';
import { config } from './setup/settings.ts';

const none = allNotBuilt(passport);

export const passportHandlers: Handlers<typeof passport> = {
  ...none,
  apiDocs,
  idDomains,
  realms,
  login: { ...none.login, external, token, keys, refreshToken: refreshTokens },
  playerLogin: { ...none.playerLogin, publicInfo, accessToken, refreshToken },
  users: { ...none.users, ...users },
  personas: { ...none.personas, ...personas },
  playerRealms,
  playerUsers: { ...none.playerUsers, ...playerUsers },
  playerPersonas,
  config,
  antiAddiction,
};
