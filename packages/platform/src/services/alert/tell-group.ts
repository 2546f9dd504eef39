// Tells one group of the chat app one line of the operation history, through the robot that the group has. The id of a
// group is the key of its robot: POST {webhook}?key={id} with {msgtype, text: {content}}, answered with an errcode.
import { formatTime } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { findMonitor, type MonitorView } from './monitor-store.ts';
import { findHistory, type HistoryRow } from './store.ts';

const TIMEOUT_MS = 10_000;
/** A group that could not be told for so long is not told of it any more. */
const STALE_MS = 24 * 3_600_000;
const MOST_FIELDS = 8;
/** What the robot takes, bytes. */
const LONGEST_TEXT = 2048;

export async function tellGroup(ports: Ports, subject: string, signal: AbortSignal): Promise<void> {
  const [lineId = '', monitorId = ''] = subject.split('.');
  const line = await findHistory(ports.db, lineId);
  const monitor = await findMonitor(ports.db, monitorId);
  const { chatWebhook } = ports.config;
  if (line === undefined || monitor === undefined || chatWebhook === undefined) {
    return;
  }
  const isStale = ports.clock.now().getTime() - Date.parse(line.at) > STALE_MS;
  const fault = await post(
    `${chatWebhook}?key=${encodeURIComponent(monitor.chat_id)}`,
    messageOf(line, monitor),
    signal,
  );
  if (fault !== undefined && isStale) {
    ports.log.warn({ monitor: monitor.id, fault }, 'a chat group could not be told for a day');
    return;
  }
  if (fault !== undefined) {
    throw new Error(fault);
  }
}

/** What went wrong; the address stays out of it, its key is all it takes to write to the group. */
async function post(url: string, content: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ msgtype: 'text', text: { content } }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const { errcode } = (await answer.json()) as { readonly errcode?: unknown };
    return answer.ok && errcode === 0 ? undefined : `the chat app answered ${answer.status}, ${String(errcode)}`;
  } catch (error) {
    return `the chat app does not answer: ${(error as Error).name}`;
  }
}

/** `prefix【app】title`, then who, what and when. */
function messageOf(line: HistoryRow, { prefix, app_name }: Pick<MonitorView, 'prefix' | 'app_name'>): string {
  const fields = line.changes.map(({ field }) => field);
  const shown = fields.slice(0, MOST_FIELDS).join('、');
  const lines = [
    `${prefix}【${line.app_name || app_name}】${line.title || line.operation}`,
    line.template,
    `操作人：${line.actor_name}`,
    line.target === '' ? '' : `对象：${line.target}`,
    shown === '' ? '' : `变更：${shown}${fields.length > MOST_FIELDS ? ' 等' : ''}`,
    `时间：${formatTime(line.at)}`,
  ];
  const text = lines.filter((one) => one !== '').join('\n');
  return Buffer.from(text)
    .subarray(0, LONGEST_TEXT)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
