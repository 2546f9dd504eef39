// What is followed ends where its caller may not any more: a secret was rotated, a session is over, a service was
// switched off. Told at once where an app changed, and looked at now and then, because a session ends in silence.
import type { Ports } from '#kernel/ports';
import type { EventReply } from './call.ts';
import type { Stay } from './stay.ts';

export interface Following {
  /** Aborted with the end, so that whoever makes the events lets go too. */
  readonly over: AbortSignal;
  /** The events, until their caller may not have them any more. */
  events(source: AsyncIterable<EventReply>): AsyncGenerator<EventReply>;
}

export function following(
  { fanOut, config }: Pick<Ports, 'fanOut' | 'config'>,
  { appId, mustEnd }: { readonly appId: string; readonly mustEnd: Stay },
): Following {
  const over = new AbortController();
  return {
    over: over.signal,
    async *events(events) {
      const ended = Promise.withResolvers<undefined>();
      let asked = Promise.resolve();
      const ask = (): void => {
        // why one after the other: the last one reads what changed last
        asked = asked.then(async () => {
          if (!over.signal.aborted && (await mustEnd(appId, new Map())) !== undefined) {
            over.abort();
            ended.resolve(undefined);
          }
        });
      };
      const again = setInterval(ask, config.socketRecheckMs).unref();
      const forget = fanOut.subscribe('app', (changed) => {
        if (changed === undefined || changed === appId) {
          ask();
        }
      });
      const source = events[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await Promise.race([source.next(), ended.promise]);
          if (next === undefined || next.done === true) {
            return;
          }
          yield next.value;
        }
      } finally {
        clearInterval(again);
        forget();
        over.abort();
        // why not waited for: one that waits for its next event hears of the end by the signal
        void source.return?.(undefined).catch(() => undefined);
      }
    },
  };
}
