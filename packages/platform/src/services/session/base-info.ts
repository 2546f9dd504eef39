// What every face reads first: hosts with their paths, login clients, policy version. Source: wire 1.1, 2.2.
import { BASES } from '@uos/contract';
import { CONSOLE_CLIENT } from '#kernel/identity';
import type { Ports } from '#kernel/ports';

/** The slug of the partner whose identity provider an app can be linked with. */
const PARTNER_CLIENT = 'uos-bluecloud';

export function baseInfo({ origins, config }: Pick<Ports, 'origins' | 'config'>) {
  const { console: origin, content } = origins;
  return {
    AuthInfo: { Domain: origin, Client: CONSOLE_CLIENT, IDDomain: origin, ProjectDomain: origin },
    PartnerInfo: { Domain: origin, ClientId: PARTNER_CLIENT },
    AssInfo: { APIDomain: `${origin}${BASES.cdn}`, ContentDomain: `${content}${BASES.content}` },
    LobbyInfo: { APIDomain: `${origin}/lobby` },
    PolicyInfo: { Version: config.policyVersion },
    Environment: config.environment,
  };
}
