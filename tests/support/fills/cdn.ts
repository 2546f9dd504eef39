import {
  type EntryBody,
  entryOf,
  must,
  newBucket,
  putFile,
  release,
} from '../../../packages/platform/src/services/cdn/testing.ts';
import type { Fills, Studio } from './index.ts';

const PATH = 'a.txt';

const entry = async ({ app, the }: Studio): Promise<EntryBody> =>
  must(app, 'GET', `/buckets/${await the('cdn.bucket')}/entries/${await the('cdn.entry')}/`);

export const fills: Fills = {
  'cdn.bucket': ({ app }) => newBucket(app),
  'cdn.entry': async ({ app, the }) => (await putFile(app, await the('cdn.bucket'), PATH, 'a')).entryid,
  'cdn.entryVersion': async (studio) => (await entry(studio)).current_versionid,
  async 'cdn.release'({ app, the }) {
    await the('cdn.entry');
    return (await release(app, await the('cdn.bucket'))).releaseid;
  },
  async 'cdn.badge'({ app, the }) {
    const name = `badge-${app.id}`;
    const releaseid = await the('cdn.release');
    await must(app, 'PUT', `/buckets/${await the('cdn.bucket')}/badges/`, { name, releaseid });
    return name;
  },
  'cdn.mod': async ({ app }) => (await must<{ id: string }>(app, 'POST', '/mods/basic/', { name: 'mod' })).id,
  async 'cdn.modVersion'({ app, the }) {
    const path = `/mods/basic/${await the('cdn.mod')}/versions/`;
    return (await must<{ versionid: string }>(app, 'POST', path, { version: '1' })).versionid;
  },
  async 'cdn.modEntry'({ app, the }) {
    const path = `/mods/basic/${await the('cdn.mod')}/versions/${await the('cdn.modVersion')}/entries/`;
    return (await must<EntryBody>(app, 'POST', path, entryOf(PATH, 'a'))).entryid;
  },
};
