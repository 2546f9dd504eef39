// The operations behind: public pages, signing in, help, playgrounds. Source: the route table of the specification.

import type { siteScreens } from '../rows/site.ts';
import type { CallsOf } from '../screen.ts';

export const siteCalls: CallsOf<typeof siteScreens> = {
  '/': ['session.baseInfo'],
  '/{provider}_conn/login-callback': ['session.login'],
  '/{provider}_conn/{auth}': ['session.login'],
  '/contact-us': ['ticket.contactUs'],
  '/{payment-provider}/callback': ['payment.complete', 'billing.balances.list'],
  '/consultant': ['knowledge.ask', 'knowledge.history', 'knowledge.clearHistory', 'knowledge.searchDocuments'],
  '/consultation/submit': ['org.list', 'session.uploadCredential', 'ticket.create'],
  '/consultation': ['ticket.list'],
  '/consultation/{ticketId}': ['ticket.get'],
  '/login-authorize': ['session.baseInfo', 'session.check'],
  '/login-callback': ['session.login'],
  '/{partner}/login-callback': ['session.login', 'session.linkPartner'],
  '/real-name-verify': ['session.verifyRealName', 'session.check'],
  '/playground/sync/{appId?}': [
    'sync.serviceRooms.create',
    'sync.serviceRooms.list',
    'sync.serviceRooms.get',
    'sync.serviceRooms.join',
    'sync.serviceRooms.leave',
  ],
  '/playground/passport/{appId?}': [
    'passport.login.external',
    'passport.playerPersonas.select',
    'passport.login.beginWeb',
    'passport.apiDocs.player',
    'passport.apiDocs.developer',
  ],
  '/playground/func-stateful/{appId?}': ['func.servers.create', 'func.servers.players'],
  '/playground/func-stateless/{appId?}': ['stateless.triggers.list'],
  '/playground/remote-config/{appId}': [
    'remoteConfig.settings.simulate',
    'remoteConfig.configs.list',
    'remoteConfig.overrides.list',
  ],
  '/playground/{product}/{appId?}': [
    'save.files.uploadToken',
    'save.files.list',
    'save.files.set',
    'save.profilePictures.list',
    'save.profilePictures.set',
  ],
  '/playground/push/{appId?}': ['push.messages.send', 'push.messages.notify', 'push.channels.list'],
};
