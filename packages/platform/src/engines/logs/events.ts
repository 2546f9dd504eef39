// A log as a stream of events: behind the line that was heard last, else the last lines and what comes.
import type { Call, EventReply } from '#kernel/call/call';
import type { LogLine, LogSource } from './port.ts';

const TAIL = 200;

type Following = Call<{ readonly after?: string | undefined }>;

/** @throws invalid where what it shall go on behind is no event of ours */
export async function linesFrom(call: Following, source: LogSource): Promise<AsyncIterable<LogLine>> {
  const last = call.headers.get('last-event-id') ?? call.input.after;
  if (last !== undefined && !/^\d{1,15}$/.test(last)) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['after: the id of an event'] });
  }
  const first = last === undefined ? (await call.ports.logs.tail(source, TAIL))[0]?.number : undefined;
  const after = last === undefined ? (first ?? 1) - 1 : Number(last);
  return call.ports.logs.follow(source, { after, signal: call.gone() });
}

export async function* lineEvents<Data>(
  lines: AsyncIterable<LogLine>,
  dataOf: (line: LogLine) => Data,
): AsyncGenerator<EventReply<Data>> {
  for await (const line of lines) {
    yield { id: String(line.number), data: dataOf(line) };
  }
}
