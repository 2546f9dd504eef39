// What content delivery has of the demo studio's past: a bucket for each game, a release every week, and what players
// fetched of it, hour by hour.
import { createHash } from 'node:crypto';
import { recordUse } from '#core/meter/meter';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { METRICS } from './content/downloads.ts';
import { addDownloads, type DownloadSums } from './store/downloads.ts';
import { keepDrafts } from './uploads/keep.ts';

const SERVICE = 'asset-streaming';
const BUCKET = 'game';
const LIVE = 'live';
const PREVIEW = 'preview';
const RELEASE_DAYS = 7;
/** After so many days players get what was tried until then: so there is always something that can go on. */
const TRIED_DAYS = 5;
const HOUR_MS = 3_600_000;

/** Share of what a new player downloads, by file. */
const FILES: Readonly<Record<string, number>> = {
  'index.html': 0.001,
  'game.js': 0.06,
  'assets/atlas-0.webp': 0.34,
  'assets/atlas-1.webp': 0.27,
  'assets/music.ogg': 0.21,
  'assets/levels.json': 0.02,
  'assets/font.woff2': 0.099,
};
/** Of those who play, how many start the game within an hour, and how many of those for the first time. */
const STARTS = 0.9;
const NEW_SHARE = 0.07;
/** Of what is asked for, what is not there. */
const MISSED_SHARE = 0.002;

const NOTES = [
  ['首个公开版本', '玩家可以从内容地址直接试玩。'],
  ['新手引导改为三步', '首关加载快了 0.8 秒。'],
  ['第二章上线', '新增 12 个关卡和一段配乐。'],
  ['修复低端机闪退', '图集压缩为 WebP。'],
  ['赛季开启', '新增赛季任务与限时皮肤。'],
] as const;

export const cdnPast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    if (day.begins && day.number % RELEASE_DAYS === 0) {
      await release(past, app, day);
    } else if (day.begins && day.number % RELEASE_DAYS === TRIED_DAYS) {
      await goLive(past, app, day);
    }
    await fetched(past, app, day);
  }
};

/** What was tried is what players load from now on. */
async function goLive(past: Past, app: PastApp, day: PastDay): Promise<void> {
  atOpening(past, day);
  const bucket = await bucketOf(past, app);
  const path = `/api/v1/buckets/${bucket}`;
  const { releaseid } = await past.call<{ releaseid: string }>(app, 'GET', `${path}/release_by_badge/${PREVIEW}/`);
  await past.call(app, 'PUT', `${path}/badges/`, { name: LIVE, releaseid });
}

/** Before anybody plays: the first players of the day have it. */
function atOpening(past: Past, day: PastDay): void {
  past.at(new Date((day.hours[0]?.getTime() ?? 0) + HOUR_MS / 4));
}

async function release(past: Past, app: PastApp, day: PastDay): Promise<void> {
  const number = day.number / RELEASE_DAYS + 1;
  atOpening(past, day);
  const bucket = await bucketOf(past, app);
  const files = Object.keys(FILES).map((path, index) => {
    const bytes = contentOf(app, path, index % 3 === 0 ? number : Math.ceil(number / 2));
    return { path, bytes, md5: createHash('md5').update(bytes).digest('hex') };
  });
  const drafts = await Promise.all(files.map(({ bytes, md5 }) => past.ports.objects.draftOf(bytes, md5)));
  await keepDrafts(
    past.ports,
    drafts.map((draft) => ({ appId: app.id, draft })),
  );
  await past.call(app, 'POST', `/api/v1/buckets/${bucket}/multientries/`, files.map(entryOf));
  const [title, more] = NOTES[(number - 1) % NOTES.length] ?? NOTES[0];
  const { releaseid } = await past.call<{ releaseid: string }>(app, 'POST', `/api/v1/buckets/${bucket}/releases/`, {
    notes: `${title}。${more}`,
    metadata: JSON.stringify({ version: `1.${number - 1}.0` }),
  });
  // why both at first: nothing was there before
  for (const name of number === 1 ? [PREVIEW, LIVE] : [PREVIEW]) {
    await past.call(app, 'PUT', `/api/v1/buckets/${bucket}/badges/`, { name, releaseid });
  }
}

async function bucketOf(past: Past, app: PastApp): Promise<string> {
  const { id } =
    (await past.ports.db
      .selectFrom('cdn_buckets')
      .select('id')
      .where('app_id', '=', app.id)
      .where('name', '=', BUCKET)
      .executeTakeFirst()) ??
    (await past.call<{ id: string }>(app, 'POST', '/api/v1/buckets/', {
      name: BUCKET,
      description: `${app.name}的线上资源`,
    }));
  return id;
}

function entryOf({ path, bytes, md5 }: { readonly path: string; readonly bytes: Uint8Array; readonly md5: string }) {
  return { path, content_hash: md5, content_size: bytes.byteLength };
}

/** Of all files together, in bytes: what is counted as fetched is not what lies on the disk of whoever tries the platform. */
const SIZE = 1_200_000;
/** How much a file grows with every version. */
const GROWTH = 0.03;

function contentOf(app: PastApp, path: string, version: number): Buffer {
  if (path === 'index.html') {
    return Buffer.from(pageOf(app, version));
  }
  const size = Math.round((FILES[path] ?? 0) * SIZE * (1 + GROWTH * version));
  return Buffer.alloc(size, `${path} of ${app.name}, version ${version}\n`);
}

function pageOf(app: PastApp, version: number): string {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${app.name}</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:600 28px system-ui;color:#fff;background:linear-gradient(135deg,#4451e9,#c65085)}</style><p>${app.name} · 1.${version - 1}</p></html>\n`;
}

/** All hours of a day with one commit. */
async function fetched({ ports, chance, at }: Past, app: PastApp, { hours }: PastDay): Promise<void> {
  const bucket = await ports.db
    .selectFrom('cdn_buckets')
    .select('id')
    .where('app_id', '=', app.id)
    .where('name', '=', BUCKET)
    .executeTakeFirst();
  if (bucket === undefined) {
    return;
  }
  await ports.db.transaction().execute(async (db) => {
    for (const hour of hours) {
      at(new Date(hour.getTime() + HOUR_MS - 1));
      const rows = rowsOf(app, { hour, bucketId: bucket.id, unrest: 0.96 + 0.08 * chance() });
      await addDownloads(db, rows, ports.clock.now().toISOString());
      await recordUse(
        ports,
        db,
        hour,
        Object.entries(METRICS).flatMap(([metric, column]) => {
          const amount = rows.reduce((sum, row) => sum + row[column], 0);
          return amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }];
        }),
      );
    }
  });
}

interface Hour {
  readonly hour: Date;
  readonly bucketId: string;
  readonly unrest: number;
}

function rowsOf(app: PastApp, { hour, bucketId, unrest }: Hour): DownloadSums[] {
  const starts = Math.round(app.playersAt(new Date(hour.getTime() + HOUR_MS / 2)) * STARTS * unrest);
  const fresh = Math.round(starts * NEW_SHARE);
  const row = { app_id: app.id, bucket_id: bucketId, hour: hour.getTime() };
  const missed = Math.round(starts * MISSED_SHARE);
  return [
    ...Object.entries(FILES).map(([path, share]) => {
      // why the page: everybody asks for it, and gets the rest out of the cache
      const downloads = path === 'index.html' ? starts : fresh;
      return { ...row, path, downloads, bytes: Math.round(downloads * share * app.downloadMb * 1e6), errors: 0 };
    }),
    ...(missed === 0 ? [] : [{ ...row, path: '', downloads: 0, bytes: 0, errors: missed }]),
  ];
}
