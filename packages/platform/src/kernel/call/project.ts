// What a handler answered → the reply of the wire: through its schema, so that no column leaks, or as text, bytes, address.
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { AnyOperation, Declared, Redirect } from '@uos/contract';
import * as z from 'zod';
import type { Config } from '#kernel/config';
import type { EventReply, FileReply, Page, StreamReply } from './call.ts';
import { type Answer, type AnswerHeaders, ReadyJson } from './message.ts';
import { eventAnswer, streamAnswer } from './send-stream.ts';

export type Project = (result: unknown, headers: AnswerHeaders) => Answer | Promise<Answer>;

/** Made once per operation. */
export function projector(call: Declared, config: Config): Project {
  const { strictReplies } = config;
  const { reply, paging } = call.operation as AnyOperation;
  if (reply === 'nothing') {
    return (_result, headers) => ({ status: 204, headers });
  }
  if (reply === 'redirect') {
    return (result, headers) => {
      const to = result as Redirect;
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if ('page' in to) {
        headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
        return { status: 200, headers, body: to.page };
      }
      headers.set('Location', to.location);
      return { status: 302, headers };
    };
  }
  if (reply === 'text') {
    return (result, headers) => {
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return { status: 200, headers, body: String(result) };
    };
  }
  if (reply === 'bytes') {
    return (result, headers) => {
      const { bytes, type, name } = result as FileReply;
      headers.set('Content-Type', type);
      headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      headers.set('X-Content-Type-Options', 'nosniff');
      return { status: 200, headers, body: bytes };
    };
  }
  if (reply === 'stream') {
    return (result, headers) => streamAnswer(result as StreamReply, headers, config);
  }
  if (reply === 'events') {
    return (result, headers) => eventAnswer(call, result as AsyncIterable<EventReply>, headers, config);
  }
  const json = (text: string, headers: AnswerHeaders): Answer => {
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return { status: 200, headers, body: text };
  };
  const checked = (value: unknown): unknown => {
    const wire: unknown = strictReplies ? JSON.parse(JSON.stringify(value)) : value;
    const parsed = (reply as z.ZodType).safeParse(wire);
    if (!parsed.success) {
      throw new Error(`${call.id}: the reply does not match the contract: ${z.prettifyError(parsed.error)}`);
    }
    if (strictReplies && JSON.stringify(parsed.data).length !== JSON.stringify(wire).length) {
      throw new Error(`${call.id}: the reply holds a key that the contract does not name`);
    }
    return parsed.data;
  };
  if (paging === 'content-range') {
    return (result, headers) => {
      const page = result as Page<unknown>;
      const last = page.first + page.items.length - 1;
      headers.set('Content-Range', `items ${page.items.length === 0 ? '0-0' : `${page.first}-${last}`}/${page.total}`);
      return page.items.length <= PART_ROWS
        ? json(JSON.stringify(checked(page.items)), headers)
        : inParts(page.items, checked).then((text) => json(text, headers));
    };
  }
  return (result, headers) => {
    if (result instanceof ReadyJson) {
      if (strictReplies) {
        checked(JSON.parse(result.text));
      }
      return json(result.text, headers);
    }
    return json(JSON.stringify(checked(result)), headers);
  };
}

const PART_ROWS = 1000;

/** The JSON of a long list, made in parts between which other calls have their turn. */
async function inParts(items: readonly unknown[], checked: (items: unknown) => unknown): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < items.length; from += PART_ROWS) {
    parts.push(JSON.stringify(checked(items.slice(from, from + PART_ROWS))).slice(1, -1));
    await othersTurn();
  }
  return `[${parts.join()}]`;
}
