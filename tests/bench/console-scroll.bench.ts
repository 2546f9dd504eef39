// How smoothly long lists of the console scroll: a list of 100,000 rows and a log of 10,000 lines, turned with the wheel
// from top to bottom and jumped through, in Chromium on the built kit. A trace of the browser gives every task of the
// page's thread; the longest one is the longest frame. Goal: none over 50 ms of the thread's own time, which does not
// count the time that other programs had the core.

import type { CDPSession, Page } from 'playwright-core';
import { openChromium } from '../e2e/support/chromium.ts';
import { openKitGallery } from '../e2e/support/kit-gallery.ts';

const GOAL_MS = 50;
const TURNS = 120;
const JUMPS = 24;

const SCENES = [
  { name: '100,000 rows', scene: 'data-list/long', box: 'section[aria-label] section[tabindex="0"]' },
  { name: '10,000 log lines', scene: 'logs/long', box: 'section[tabindex="0"]' },
] as const;

const gallery = await openKitGallery();
const browser = await openChromium();
let missed = 0;
try {
  for (const { name, scene, box } of SCENES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(gallery.address(scene));
    const scroller = page.locator(box).first();
    await scroller.hover();
    await page.waitForTimeout(500);
    for (const [how, move] of [
      ['wheel', () => turn(page)],
      ['jumps', () => jump(page, box)],
    ] as const) {
      const { longestMs, tasks, drawn } = await traced(page, move, box);
      const late = longestMs > GOAL_MS;
      missed += late ? 1 : 0;
      const verdict = `goal ${GOAL_MS} ms${late ? '  MISSED' : ''}`;
      console.log(
        `${name.padEnd(17)} ${how}  longest frame ${longestMs.toFixed(1).padStart(5)} ms  of ${tasks} tasks, ${drawn} rows drawn  ${verdict}`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  await gallery.close();
}
process.exitCode = missed === 0 ? 0 : 1;

async function turn(page: Page): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) {
    await page.mouse.wheel(0, count % 40 === 39 ? -2400 : 900);
    await page.waitForTimeout(16);
  }
}

/** What this file, which is checked without the types of a browser, needs of one. */
interface BrowserPage {
  readonly document: { querySelector(selector: string): { scrollTop: number; readonly scrollHeight: number } | null };
}

async function jump(page: Page, box: string): Promise<void> {
  for (let count = 0; count < JUMPS; count += 1) {
    await page.evaluate(
      ([selector = '', part = 0]) => {
        const element = (globalThis as unknown as BrowserPage).document.querySelector(String(selector));
        if (element !== null) {
          element.scrollTop = element.scrollHeight * Number(part);
        }
      },
      [box, ((count * 7) % JUMPS) / JUMPS] as const,
    );
    await page.waitForTimeout(50);
  }
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly tid: number;
  readonly pid: number;
  /** Thread time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function traced(page: Page, move: () => Promise<void>, box: string) {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await move();
  await stopped(session);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && main.has(`${pid}:${tid}`),
  );
  if (tasks.length === 0) {
    throw new Error('the trace holds no task of the page');
  }
  const drawn = await page.locator(`${box} tr, ${box} [data-level]`).count();
  return { longestMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000, tasks: tasks.length, drawn };
}

async function stopped(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
