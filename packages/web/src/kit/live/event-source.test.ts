import { UosApiError } from '@uos/sdk/browser';
import { describe, expect, it, vi } from 'vitest';
import type { LiveStream } from './live-feed.ts';
import { eventSource, type HeardEvent, readEvents } from './event-source.ts';

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(text.encode(piece));
      }
      controller.close();
    },
  });
}

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

const lineOf = ({ id, data }: HeardEvent) => ({ id, text: String(data) });

describe('readEvents', () => {
  it('puts together what was cut, and passes over beats', async () => {
    const heard: HeardEvent[] = [];
    await readEvents(streamOf(':\n\nid: 1\nda', 'ta: "a"\n', '\n:\n\n', 'id: 2\ndata: "b"\n\nid: 3\nda'), (events) =>
      heard.push(...events),
    );
    expect(heard).toEqual([
      { id: '1', data: 'a' },
      { id: '2', data: 'b' },
    ]);
  });
});

describe('eventSource', () => {
  it('opens behind the line that is held', async () => {
    const { stream, lines, onOpen } = streamTo('7');
    const open = vi.fn(async () => streamOf('id: 8\ndata: "next"\n\n'));
    await eventSource({ open, lineOf }).open(stream);
    expect(open).toHaveBeenCalledWith('7', stream.signal);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(lines).toEqual([{ id: '8', text: 'next' }]);
  });

  it('is cut where the network is, so that it is opened again', async () => {
    const { stream } = streamTo();
    const cut = async (): Promise<never> => {
      throw new TypeError('network');
    };
    await expect(eventSource({ open: cut, lineOf }).open(stream)).rejects.toThrow('network');
  });

  it('ends with the reason where it is refused for good', async () => {
    const { stream, lines } = streamTo();
    const refused = Object.assign(Object.create(UosApiError.prototype) as UosApiError, {
      status: 404,
      message: 'allocation not found',
    });
    const open = async (): Promise<never> => {
      throw refused;
    };
    await eventSource({ open, lineOf }).open(stream);
    expect(lines).toEqual([{ id: 'refused 404', text: 'allocation not found', level: 'error' }]);
  });
});
