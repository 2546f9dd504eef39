import { type StreamEvent, UosApiError } from '@uos/sdk/browser';
import { describe, expect, it, vi } from 'vitest';
import { eventSource } from './event-source.ts';
import type { LiveStream } from './live-feed.ts';

function streamTo(after?: string) {
  const lines: unknown[] = [];
  const onOpen = vi.fn();
  const stream: LiveStream = {
    after,
    onOpen,
    onLost: () => undefined,
    onLines: (more) => lines.push(...more),
    signal: new AbortController().signal,
  };
  return { stream, lines, onOpen };
}

const lineOf = ({ id, data }: StreamEvent<string>) => ({ id, text: data });

async function* events(...ids: readonly string[]) {
  for (const id of ids) {
    yield { id, data: `line ${id}` };
  }
}

describe('eventSource', () => {
  it('goes on behind the line that is held', async () => {
    const { stream, lines, onOpen } = streamTo('7');
    const follow = vi.fn(async () => events('8', '9'));
    await eventSource({ follow, lineOf }).open(stream);
    expect(follow).toHaveBeenCalledWith('7', stream.signal);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(lines).toEqual([
      { id: '8', text: 'line 8' },
      { id: '9', text: 'line 9' },
    ]);
  });

  it('is cut where the network is, so that it is opened again', async () => {
    const { stream } = streamTo();
    const cut = async (): Promise<never> => {
      throw new TypeError('network');
    };
    await expect(eventSource({ follow: cut, lineOf }).open(stream)).rejects.toThrow('network');
  });

  it('ends with the reason where it is refused for good', async () => {
    const { stream, lines } = streamTo();
    const refused = Object.assign(Object.create(UosApiError.prototype) as UosApiError, {
      status: 404,
      message: 'allocation not found',
    });
    const follow = async (): Promise<never> => {
      throw refused;
    };
    await eventSource({ follow, lineOf }).open(stream);
    expect(lines).toEqual([{ id: 'refused 404', text: 'allocation not found', level: 'error' }]);
  });
});
