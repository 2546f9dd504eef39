// What crashes have of the demo studio's past: a bug that came with a version and went with its repair, another that stays,
// and one of the version that is out now, whose symbols nobody has uploaded yet.
import type { Past, PastApp, TellDay } from '#kernel/past';
import { DEMO_CRASHES, DEMO_DEVICES, putSymbols } from './demo.ts';
import { SERVICE } from './names.ts';

const REPORTS = '/stacktrace/v1/stacktrace/reports';
const MINUTE_MS = 60_000;

/** The first build whose symbols were uploaded. */
const SYMBOLS_DAY = 13;
/** How many of each a day has at most, by the days from its first to its last. */
const LIVES = [
  { crash: DEMO_CRASHES.steer, from: 12, until: 44, most: 3 },
  { crash: DEMO_CRASHES.unload, from: 20, until: 60, most: 1 },
  { crash: DEMO_CRASHES.script, from: 30, until: 60, most: 1 },
  { crash: DEMO_CRASHES.unread, from: 52, until: 60, most: 3 },
] as const;

export const stacktracePast: TellDay = async (past, { number, hours, begins }) => {
  const [morning] = hours;
  if (!begins || morning === undefined) {
    return;
  }
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    if (number === SYMBOLS_DAY) {
      past.at(morning);
      const now = past.ports.clock.now().toISOString();
      await past.ports.db.transaction().execute((db) => putSymbols(db, past.ports, { appId: app.id, now }));
    }
    for (const { crash, from, until, most } of LIVES) {
      if (number >= from && number <= until) {
        await met(past, app, crash, { morning, times: Math.floor(past.chance() * (most + 1)) });
      }
    }
  }
};

async function met(
  { at, call, chance }: Past,
  app: PastApp,
  { stack, appVersion, platform }: (typeof LIVES)[number]['crash'],
  { morning, times }: { readonly morning: Date; readonly times: number },
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    at(new Date(morning.getTime() + Math.floor(chance() * 18 * 60) * MINUTE_MS));
    const device = DEMO_DEVICES[Math.floor(chance() * DEMO_DEVICES.length)] ?? DEMO_DEVICES[0];
    const userId = `player-${1000 + Math.floor(chance() * 90)}`;
    await call(app, 'POST', REPORTS, { stack, appVersion, platform, ...device, userId });
  }
}
