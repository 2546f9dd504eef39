// What saves have of the demo studio's past: players who came one by one and keep their story in the cloud, and how much
// was written and loaded, hour by hour.
import { recordUse } from '#core/meter/meter';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { PLENTY, type Place, stored } from './demo.ts';
import { insertSave } from './store/saves.ts';
import { addUse, holdUsers, usesOf } from './store/users.ts';
import { SERVICE } from './usage.ts';

/** New ones in a day; more are told by no list of a demo. */
const NEWCOMERS = 2;
const NEWCOMERS_UNTIL_DAY = 45;
/** Of players at once in an hour, writes of progress and loads of it. */
const WRITES_A_PLAYER = 1.1;
const LOADS_A_PLAYER = 0.6;
const BYTES_A_LOAD = 4200;
const HOUR_MS = 3_600_000;

const CHAPTERS = ['灯塔', '港口', '港口之后', '雾中', '归途'] as const;

export const savePast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    if (day.begins && day.number < NEWCOMERS_UNTIL_DAY) {
      for (let index = 0; index < NEWCOMERS; index += 1) {
        past.at(new Date((day.hours[0]?.getTime() ?? 0) + (11 + 4 * index) * HOUR_MS));
        await arrive(past, app, day.number * NEWCOMERS + index);
      }
    }
    await lived(past, app, day);
  }
};

/** Somebody who plays for the first time, and saves what was reached. */
async function arrive({ ports, chance }: Past, app: PastApp, number: number): Promise<void> {
  const userId = `player-${String(1000 + number)}`;
  const now = ports.clock.now().toISOString();
  const reached = Math.floor(chance() * CHAPTERS.length);
  const chapter = CHAPTERS[reached] ?? CHAPTERS[0];
  const progress = {
    chapter,
    level: 3 * (reached + 1),
    coins: Math.round(chance() * 900),
    hero: { hp: 30, x: number },
  };
  await ports.db.transaction().execute(async (db) => {
    const place: Place = { db, ports, appId: app.id, now };
    const saveId = ports.ids.uuid();
    await holdUsers(db, app.id, [userId]);
    const about = { ownerId: saveId, userId, kind: 'file', name: 'story.json', format: 'json' } as const;
    const file = await stored(place, about, Buffer.from(`${JSON.stringify(progress, null, 2)}\n`));
    await insertSave(db, {
      ...{ app_id: app.id, id: saveId, user_id: userId, persona_id: '', name: chapter, namespace: 'story' },
      ...{
        progress_type: 'LINEAR',
        description: '自动保存',
        tags: ['auto'],
        properties: { chapter: String(reached + 1) },
      },
      ...{ file_id: file.id, file_revision: 1, cover_id: null, revision: 1, created_at: now, modified_at: now },
    });
    await addUse(db, { appId: app.id, userId }, { saves: 1, bytes: file.size }, PLENTY);
  });
}

async function lived({ ports, chance }: Past, app: PastApp, { hours }: PastDay): Promise<void> {
  const { db } = ports;
  const [held] = await usesOf(db, app.id);
  for (const hour of hours) {
    const players = app.playersAt(hour);
    const writes = Math.round(players * WRITES_A_PLAYER * (0.9 + 0.2 * chance()));
    const loads = Math.round(players * LOADS_A_PLAYER * (0.9 + 0.2 * chance()));
    const amounts = {
      ...{ count: writes, uploads: writes, outFlow: loads * BYTES_A_LOAD },
      ...{ totalNum: held?.saves ?? 0, totalSize: held?.bytes ?? 0 },
    };
    const uses = Object.entries(amounts).flatMap(([metric, amount]) =>
      amount === 0 ? [] : [{ appId: app.id, service: SERVICE, metric, amount }],
    );
    await recordUse(ports, db, hour, uses);
  }
}
