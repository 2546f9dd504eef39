// Mail in the game. Source: wire/passport.md 2.6, 3.7 rows 145 to 156, 4, 5.7.
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const TEMPLATE =
  'slugName idDomainID displayName scope expireType expireDuration title content sender attachments createdAt modifiedAt properties';
const RECORD =
  'id idDomainID templateSlugName templateName scope targets title content sender attachments expireType expireDuration status sentCount receivedCount consumedCount sentAt createdAt modifiedAt';
const MESSAGE = 'messageId recordId personaId title content sender attachments status receivedAt expiresAt';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const is = (what: string, status: string) => ({ status: 400, has: no(90_001, `the ${what} is ${status}`) }) as const;
const full = (what: string) => ({ status: 429, has: no(80_001, what) }) as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const create = { ...seen, call: 'passport.inboxTemplates.create', send: 'POST /v1/inbox/templates' } as const;
const change = { ...seen, call: 'passport.inboxTemplates.update', send: 'PUT /v1/inbox/templates/gift' } as const;
const send = { ...app, call: 'passport.inboxMessages.send', send: 'POST /v1/inbox/messages' } as const;
const many = { ...app, call: 'passport.inboxMessages.sendMany', send: 'POST /v1/inbox/messages/send-multi' } as const;
const records = { ...app, call: 'passport.inboxRecords.search', send: 'POST /v1/inbox/records/search' } as const;
const read = { ...ana, call: 'passport.playerInbox.read', send: 'POST /v1/sdk/inbox/messages/{mail}/read' } as const;
const take = {
  ...ana,
  call: 'passport.playerInbox.consume',
  send: 'POST /v1/sdk/inbox/messages/{mail}/consume',
} as const;
const receive = { ...ana, call: 'passport.playerInbox.receive', send: 'POST /v1/sdk/inbox/receive' } as const;
const list = { ...ana, call: 'passport.playerInbox.list' } as const;
const UNKNOWN = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const rows: readonly Row[] = [
  {
    ...create,
    says: 'before there are players',
    body: { slugName: 'gift', displayName: '礼物', scope: 'Persona', title: '礼物' },
    status: 404,
    has: no(50_001, 'Id Domain not found'),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '邮件' } },
  {
    ...{ known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external', status: 200 },
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  {
    ...{ ...seen, call: 'passport.resources.create', send: 'POST /v1/resources' },
    body: { slugName: 'GOLD_COIN', type: 'VirtualCurrency', displayName: '金币', quantityLimit: 10 },
  },

  // Templates.
  {
    ...{ ...create, names: { template: TEMPLATE } },
    body: {
      slugName: 'gift',
      displayName: '礼物',
      scope: 'Persona',
      title: '礼物',
      attachments: [{ slugName: 'GOLD_COIN', quantity: 6 }],
    },
    has: {
      template: {
        ...{ expireType: 'Duration', expireDuration: 2_592_000, createdAt: TIME },
        attachments: [{ resourceSlug: 'GOLD_COIN', quantity: 6 }],
      },
    },
  },
  {
    ...create,
    says: 'once more',
    body: { slugName: 'gift', displayName: 'x', scope: 'All', title: 'x' },
    status: 409,
    has: no(60_001, 'slugName already exists'),
  },
  {
    ...create,
    says: 'a word of the paths',
    body: { slugName: 'names', displayName: 'x', scope: 'All', title: 'x' },
    status: 400,
    has: no(30_003, 'invalid parameters'),
  },
  {
    ...{ ...create, ...missing('resource'), says: 'with what the app does not have' },
    body: {
      ...{ slugName: 'x', displayName: 'x', scope: 'All', title: 'x' },
      attachments: [{ resourceSlug: 'NONE', quantity: 1 }],
    },
  },
  {
    ...{ ...create, says: 'for all' },
    body: { slugName: 'all', displayName: '全服', scope: 'All', title: '公告', expireType: 'Duration' },
  },
  { ...change, body: { sender: '运营' }, has: { template: { sender: '运营', slugName: 'gift' } } },
  { ...change, ...invalid, says: 'to a fixed end without one', body: { expireType: 'FixedTime' } },
  { ...change, ...invalid, says: 'its scope', body: { scope: 'All' } },
  {
    ...{ ...app, call: 'passport.inboxTemplates.get', send: 'GET /upass/v1/inbox/templates/gift' },
    names: { template: TEMPLATE },
  },
  { ...{ ...app, ...missing('template') }, call: 'passport.inboxTemplates.get', send: 'GET /v1/inbox/templates/none' },
  {
    ...{ ...app, call: 'passport.inboxTemplates.search', send: 'POST /v1/inbox/templates/search' },
    ...{ body: { displayName: '礼' }, names: { '': 'templates start count total' }, has: { total: 1 } },
  },
  {
    ...{ ...app, call: 'passport.inboxTemplates.names', send: 'GET /v1/inbox/templates/names' },
    has: {
      total: 2,
      names: [
        { slugName: 'all', displayName: '全服' },
        { slugName: 'gift', displayName: '礼物' },
      ],
    },
  },

  // Sending.
  {
    ...{ ...send, names: { record: RECORD, message: MESSAGE } },
    body: { templateSlugName: 'gift', personaId: '{anaPersona}' },
    has: {
      record: { id: UUID, status: 'Sent', sentCount: 1, receivedCount: 1, consumedCount: 0 },
      message: { messageId: UUID, status: 'Unread', title: '礼物', receivedAt: TIME, expiresAt: TIME },
    },
    keep: { record: 'record.id', mail: 'message.messageId' },
  },
  { ...send, ...invalid, says: 'to nobody', body: { templateSlugName: 'gift' } },
  { ...send, ...missing('template'), says: 'of no template', body: { templateSlugName: 'none' } },
  {
    ...{ ...send, ...missing('persona'), says: 'to an unknown persona' },
    body: { templateSlugName: 'gift', personaId: UNKNOWN },
  },
  {
    ...{ ...many, body: { templateSlugName: 'gift', personaIds: ['{anaPersona}', UNKNOWN] } },
    has: { record: { sentCount: 1 }, failed: [{ personaId: UNKNOWN, message: 'persona not found' }] },
  },
  { ...many, ...invalid, says: 'for all', body: { templateSlugName: 'all', personaIds: ['{anaPersona}'] } },
  {
    ...{ ...send, says: 'to all', body: { templateSlugName: 'all' }, keep: { toAll: 'record.id' } },
    has: { record: { scope: 'All', targets: [], sentCount: 0 } },
  },
  {
    ...{ ...seen, call: 'passport.inboxMessages.search', send: 'POST /v1/inbox/messages/search' },
    ...{ body: { personaId: '{anaPersona}', recordId: '{record}' }, names: { 'messages.0': MESSAGE } },
    has: { total: 1 },
  },
  {
    ...{ ...app, call: 'passport.inboxMessages.get', send: 'GET /v1/inbox/messages/{mail}' },
    has: { message: { status: 'Unread' } },
  },

  // Players.
  { ...receive, has: { receivedCount: 1 } },
  { ...receive, says: 'once more', has: { receivedCount: 0 } },
  {
    ...{ ...list, send: 'GET /v1/sdk/inbox/messages?order=asc&onlyUncompleted=true' },
    ...{ names: { 'messages.0': MESSAGE, '': 'messages start count total' }, has: { total: 3, start: 0, count: 20 } },
  },
  { ...list, ...invalid, says: 'too many', send: 'GET /v1/sdk/inbox/messages?count=51' },
  { ...read, has: { message: { status: 'Unconsumed', readAt: TIME } } },
  {
    ...{ ...ana, call: 'passport.playerInbox.remove', send: 'DELETE /v1/sdk/inbox/messages/{mail}' },
    ...{ says: 'before it is taken', ...is('message', 'Unconsumed') },
  },
  { ...take, has: { message: { status: 'Completed', consumedAt: TIME } } },
  { ...take, ...is('message', 'Completed'), says: 'once more' },
  {
    ...{ ...take, ...missing('message'), says: 'of nobody' },
    send: `POST /v1/sdk/inbox/messages/${UNKNOWN}/consume`,
  },
  {
    ...{ ...ana, call: 'passport.playerInbox.consumeAll', send: 'POST /v1/sdk/inbox/messages/consume-all' },
    has: { consumedCount: 0, failed: [{ messageId: UUID }] },
  },
  { ...ana, call: 'passport.playerInbox.remove', send: 'DELETE /v1/sdk/inbox/messages/{mail}', has: {} },
  {
    ...{ ...ana, call: 'passport.playerInbox.clear', send: 'DELETE /v1/sdk/inbox/messages' },
    has: { deletedCount: 0 },
  },

  // What became of it.
  {
    ...{ ...records, body: { id: '{record}' }, names: { 'records.0': RECORD } },
    has: { total: 1, records: [{ consumedCount: 1 }] },
  },
  {
    ...{ ...spec, call: 'passport.inboxRecords.recall', send: 'DELETE /v1/inbox/records/{toAll}' },
    has: { recalledCount: 1 },
  },
  {
    ...{ ...spec, call: 'passport.inboxRecords.recall', send: 'DELETE /v1/inbox/records/{toAll}' },
    ...{ says: 'once more', ...is('record', 'Recalled') },
  },
  {
    ...{ ...app, call: 'passport.config.set', send: 'POST /v1/config', body: { inboxCapacity: 1 } },
    says: 'an inbox of one',
  },
  {
    ...{ ...send, ...full('the inbox is full'), says: 'to a full inbox' },
    body: { templateSlugName: 'gift', personaId: '{anaPersona}' },
  },
  {
    ...{ ...app, call: 'passport.inboxTemplates.remove', send: 'DELETE /v1/inbox/templates/gift' },
    has: {},
  },
];
