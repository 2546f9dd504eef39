// Writes into the record of the request what only the pipeline knows.
import type { Declared } from '@uos/contract';
import { redactor } from '#kernel/watch/redact';
import { currentRequest, type RequestRecord } from '#kernel/watch/request-record';
import { ReadyJson } from './message.ts';

export function noteRequest(facts: Partial<RequestRecord>): void {
  Object.assign(currentRequest()?.record ?? {}, facts);
}

type NoteBodies = (bodies: NonNullable<RequestRecord['bodies']>) => void;

const plainly = (value: unknown): unknown => (value instanceof ReadyJson ? JSON.parse(value.text) : value);

/** Keeps input and reply with their secrets taken out, where bodies are kept at all. */
export function bodyNotes(call: Declared): NoteBodies {
  const redact = redactor(call);
  return (bodies) => {
    const request = currentRequest();
    if (request?.keepsBodies === true) {
      const plain = Object.fromEntries(Object.entries(bodies).map(([name, value]) => [name, redact(plainly(value))]));
      request.record.bodies = { ...request.record.bodies, ...plain };
    }
  };
}
