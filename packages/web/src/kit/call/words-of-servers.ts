// What servers say, in the reader's language. It is read with the first refusal, before whoever asked hears of it.
import type { Transport } from '@uos/sdk/browser';
import { catalogue } from './catalogue-later.ts';

let reading: Promise<void> | undefined;

/** Ends as well where nothing can be read, as without a network: then a text is shown as the server wrote it. */
export function wordsOfServers(): Promise<void> {
  reading ??= import('./server-texts.ts').then(
    ({ serverMessages: server, serviceMessages: service }) => {
      Object.assign(catalogue, { server, service });
    },
    () => {
      reading = undefined;
    },
  );
  return reading;
}

const LEAST_REFUSAL = 400;

/** Answers of `transport`, those that refuse something once their words are there. */
export const withWords =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (answer.status >= LEAST_REFUSAL) {
      await wordsOfServers();
    }
    return answer;
  };
