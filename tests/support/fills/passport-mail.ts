// Mail and gift codes, of which there is one each.
import type { Fills, Studio } from './index.ts';

interface Sent {
  readonly record: { readonly id: string };
  readonly message: { readonly messageId: string };
}

const sent = new WeakMap<Studio, Promise<Sent>>();

/** A mail to the persona of the studio. */
function sentBy(studio: Studio): Promise<Sent> {
  const known = sent.get(studio) ?? send(studio);
  sent.set(studio, known);
  return known;
}

async function send({ app, the }: Studio): Promise<Sent> {
  const [templateSlugName, personaId] = [await the('passport.inboxTemplate'), await the('passport.persona')];
  const { body } = await app.call('POST', '/upass/v1/inbox/messages', { templateSlugName, personaId });
  return body as Sent;
}

interface Batch {
  readonly batchId: string;
  readonly tokenInstances: readonly { readonly id: string }[];
}

const batches = new WeakMap<Studio, Promise<Batch>>();

function batchOf(studio: Studio): Promise<Batch> {
  const known = batches.get(studio) ?? generate(studio);
  batches.set(studio, known);
  return known;
}

async function generate({ app, the }: Studio): Promise<Batch> {
  const tokenClassId = await the('passport.tokenClass');
  const { body } = await app.call('POST', '/upass/v1/token/instances/generate', { tokenClassId, count: 1 });
  return body as Batch;
}

export const fills: Fills = {
  // why so long: what nobody has is made of a slug by other digits
  async 'passport.inboxTemplate'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `mail-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    const template = { slugName, displayName: 'one', scope: 'Persona', title: 'one' };
    await app.call('POST', '/upass/v1/inbox/templates', template);
    return slugName;
  },
  'passport.inboxRecord': async (studio) => (await sentBy(studio)).record.id,
  'passport.inboxMessage': async (studio) => (await sentBy(studio)).message.messageId,
  async 'passport.tokenClass'({ app, the }) {
    const pack = { name: 'one', resources: { [await the('passport.resource')]: 1 }, codeType: 'Unique' };
    const { body } = await app.call('POST', '/upass/v1/token/classes', pack);
    return (body as { tokenClass: { tokenClassId: string } }).tokenClass.tokenClassId;
  },
  'passport.token': async (studio) => (await batchOf(studio)).tokenInstances[0]?.id ?? '',
  'passport.tokenBatch': async (studio) => (await batchOf(studio)).batchId,
};
