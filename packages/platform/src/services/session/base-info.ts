// What every face reads first: hosts with their paths, login clients, policy version. Source: wire 1.1, 2.2.
import { BASES } from '@uos/contract';
import { partnerOf, socialOf } from '#core/external/providers';
import { CONSOLE_CLIENT } from '#core/identity/codes';
import type { Ports } from '#kernel/ports';

export function baseInfo(ports: Pick<Ports, 'origins' | 'config' | 'seal'>) {
  const { origins, config } = ports;
  const { console: origin, content } = origins;
  const partner = partnerOf(ports);
  const social = socialOf(ports);
  return {
    AuthInfo: { Domain: origin, Client: CONSOLE_CLIENT, IDDomain: origin, ProjectDomain: origin },
    // why our own origin: `/account/authorize` there leads on to whatever page the issuer has; identity/external-routes
    PartnerInfo:
      partner === undefined
        ? { Domain: '', ClientId: '', Name: '' }
        : { Domain: origin, ClientId: partner.clientId, Name: partner.name },
    SocialInfo:
      social === undefined
        ? { Provider: '', Domain: '', ClientId: '', Name: '' }
        : { Provider: social.slug, Domain: social.domain, ClientId: social.clientId, Name: social.name },
    AssInfo: { APIDomain: `${origin}${BASES.cdn}`, ContentDomain: `${content}${BASES.content}` },
    LobbyInfo: { APIDomain: `${origin}/lobby` },
    PolicyInfo: { Version: config.policyVersion },
    Environment: config.environment,
  };
}
