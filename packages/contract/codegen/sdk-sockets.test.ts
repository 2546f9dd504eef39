import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { entity, field } from '../src/kernel/fields.ts';
import { service } from '../src/kernel/service.ts';
import { type MessageSpec, socket } from '../src/kernel/socket.ts';
import { readServices } from '../src/reference/model.ts';
import { sdkSockets } from './sdk-sockets.ts';
import { catHouse } from './testing.ts';

const Cat = entity(z.object({ id: field(z.string(), '编号', 'Id') }), { id: 'Cat', zh: '猫', en: 'A cat' });

function sourceOf(receives: MessageSpec, sends: MessageSpec): string | undefined {
  const text = { zh: '听猫', en: 'Listen to cats' };
  const limits = { messageBytes: 1, messagesPerSecond: 1, bufferedBytes: 1, idleSeconds: 1, perApp: 1, perAddress: 1 };
  const cats = service(
    'cat-house',
    {
      title: text,
      group: 'delivery',
      intro: text,
      base: 'cdn',
      accepts: 'app',
      access: 'member',
      errorStyle: 'service',
    },
    {},
    {
      purring: socket('/purr', {
        receives,
        sends,
        origins: 'any',
        limits: { ...limits, opens: { calls: 1, seconds: 1 } },
        example: [],
        summary: text,
      }),
    },
  );
  const [model] = readServices([cats]);
  return model && sdkSockets(model);
}

describe('sdkSockets', () => {
  it('names each message by its word, and imports what it speaks of', () => {
    const heard = z.discriminatedUnion('ev', [
      z
        .object({ ev: field(z.literal('purr'), '事件', 'What'), cat: Cat })
        .meta({ title: '呼噜', description: 'Purrs' }),
      z.object({ ev: z.literal('lookAway'), moods: z.record(z.string(), z.enum(['calm', 'wild'])) }),
    ]);
    expect(sourceOf(z.object({ op: z.literal('pet') }), heard)).toMatchInlineSnapshot(`
      "// Generated from the contract by \`npm run gen\`; do not edit.
      import type { Cat } from './cat-house.ts';

      /** What a client says on \`/api/v1/purr\` */
      export type PurringSaid = {
        op: 'pet';
      };

      /** 呼噜 · Purrs */
      export interface PurringPurrHeard {
        /** 事件 · What */
        ev: 'purr';
        cat: Cat;
      }

      export interface PurringLookAwayHeard {
        ev: 'lookAway';
        moods: Record<string, 'calm' | 'wild'>;
      }

      /** What a client hears on \`/api/v1/purr\` */
      export type PurringHeard =
        | PurringPurrHeard
        | PurringLookAwayHeard;
      "
    `);
  });

  it('has nothing for sockets that speak bytes, nor for services without one', () => {
    expect(sourceOf('bytes', 'bytes')).toBeUndefined();
    expect(sdkSockets(catHouse())).toBeUndefined();
  });
});
