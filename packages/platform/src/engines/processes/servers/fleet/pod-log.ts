// What a server in a cluster says: followed by the log API of its pod, taken up behind the last line where it breaks.
import type { LogWriter } from '#engines/logs/port';
import type { Hide } from '#engines/processes/servers/hide';
import { type ClusterApi, hasStatus } from './cluster-api.ts';
import { CONTAINER } from './objects.ts';

export interface PodLog {
  /** The last lines, at most 20. */
  readonly lastLines: readonly string[];
  /** Resolves once the pod has nothing more to say, or after so long. */
  close(waitMs: number): Promise<void>;
}

export interface PodLogOptions {
  readonly api: ClusterApi;
  readonly pod: string;
  readonly writer: LogWriter;
  readonly hide: Hide;
  /** RFC 3339: lines up to there were read before. */
  readonly after?: string;
  readonly againMs: number;
}

const LAST = 20;
const LINE_LENGTH = 16_384;

export function followPod({ api, pod, writer, hide, after, againMs }: PodLogOptions): PodLog {
  const stopped = new AbortController();
  const lastLines: string[] = [];
  let isClosing = false;
  let last = after;
  const path = `/api/v1/namespaces/${encodeURIComponent(api.namespace)}/pods/${encodeURIComponent(pod)}/log`;

  const take = (line: string): void => {
    const space = line.indexOf(' ');
    const at = space < 0 ? line : line.slice(0, space);
    // why: the API counts whole seconds, so the last of them comes again; fractions are compared at full length
    if (last !== undefined && sortable(at) <= sortable(last)) {
      return;
    }
    last = at;
    const text = hide(space < 0 ? '' : line.slice(space + 1)).slice(0, LINE_LENGTH);
    lastLines.push(text);
    lastLines.splice(0, lastLines.length - LAST);
    writer.write({ from: 'stdout', text });
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const since = last === undefined ? '' : `&sinceTime=${encodeURIComponent(`${last.slice(0, 19)}Z`)}`;
      try {
        const query = `container=${CONTAINER}&follow=true&timestamps=true${since}`;
        for await (const line of api.lines(`${path}?${query}`, stopped.signal)) {
          take(line);
        }
        if (isClosing) {
          return;
        }
      } catch (error) {
        // why 400 too: a pod that has not begun has no log yet
        if (isClosing && (hasStatus(error, 400, 404) || stopped.signal.aborted)) {
          return;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, againMs).unref());
    }
  };
  const running = run();
  return {
    lastLines,
    async close(waitMs) {
      isClosing = true;
      const late = setTimeout(() => stopped.abort(), waitMs);
      await running;
      clearTimeout(late);
    },
  };
}

/** `2026-01-01T00:00:00.1Z` with all nine digits, so that texts sort as times do. */
function sortable(at: string): string {
  const [, seconds = at, fraction = ''] = /^(.{19})(?:\.(\d+))?Z$/.exec(at) ?? [];
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}
