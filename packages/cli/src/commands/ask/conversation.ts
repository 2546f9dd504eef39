// The conversation with the assistant that the next question goes on with, kept per platform and profile.
import { join } from 'node:path';
import { stateFolder } from '../../profile/where/folders.ts';
import { readJsonFile, writeJsonFile } from '../../profile/where/json-file.ts';
import type { Context } from '../../program/context.ts';

type AnyContext = Context<unknown, unknown>;

export function conversationOf(ctx: AnyContext): string | undefined {
  const id = all(ctx)[keyOf(ctx)];
  return typeof id === 'string' ? id : undefined;
}

/** Nothing is kept without an id. */
export function keepConversation(ctx: AnyContext, id: string | undefined): void {
  writeJsonFile(fileOf(ctx), { ...all(ctx), [keyOf(ctx)]: id });
}

function all(ctx: AnyContext): Record<string, unknown> {
  try {
    return readJsonFile(fileOf(ctx)) ?? {};
  } catch {
    // why: a conversation that cannot be found again is no reason not to answer
    return {};
  }
}

function keyOf({ settings }: AnyContext): string {
  return `${settings.origin.value} ${settings.profile.value}`;
}

function fileOf({ env }: AnyContext): string {
  return join(stateFolder(env), 'conversations.json');
}
