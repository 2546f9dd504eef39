import { describe, expect, it } from 'vitest';
import { declared, services } from '../src/index.ts';
import { readServices } from '../src/reference/model.ts';
import { cliService } from './cli-table.ts';
import { catHouse } from './testing.ts';

describe('cliService', () => {
  const commands = cliService(catHouse()).commands;
  const command = (words: string) => commands.find((one) => one.words.join(' ') === words);

  it('names commands by service, singular resource and verb', () => {
    expect(commands.map(({ words }) => words.join(' '))).toMatchInlineSnapshot(`
      [
        "cat-house info",
        "cat-house cat ls",
        "cat-house cat search",
        "cat-house cat owned",
        "cat-house cat calm",
        "cat-house cat feed",
      ]
    `);
  });

  it('tells arguments from flags, and secrets from both', () => {
    const { args, flags, danger } = command('cat-house cat calm') ?? {};
    expect({ args, flags, danger }).toMatchInlineSnapshot(`
      {
        "args": [
          {
            "en": "Id of the thing that the path names",
            "format": "uuid",
            "key": "id",
            "type": "string",
            "zh": "ID",
          },
        ],
        "danger": "confirm",
        "flags": [
          {
            "en": "Even a wild one",
            "in": "query",
            "key": "force",
            "name": "force",
            "type": "boolean",
            "zh": "强制",
          },
          {
            "en": "What it obeys",
            "format": "password",
            "in": "body",
            "key": "password",
            "name": "password",
            "required": true,
            "secret": true,
            "type": "string",
            "zh": "口令",
          },
        ],
      }
    `);
  });

  it('shows the columns of the entity, wherever the reply holds it', () => {
    const shown = commands.map(({ at, columns }) => [at, columns?.map(({ field, format }) => format ?? field)]);
    expect(shown).toMatchInlineSnapshot(`
      [
        [
          undefined,
          undefined,
        ],
        [
          undefined,
          [
            "mood",
            "time",
            "json",
          ],
        ],
        [
          "cats",
          [
            "mood",
            "time",
            "json",
          ],
        ],
        [
          "Items",
          [
            "mood",
            "time",
            "json",
          ],
        ],
        [
          "cat",
          [
            "mood",
            "time",
            "json",
          ],
        ],
        [
          undefined,
          undefined,
        ],
      ]
    `);
  });

  it('shows the rows of a list without pages, beside its total', () => {
    const passport = readServices(services.filter(({ name }) => name === 'passport')).map(cliService);
    const roles = passport[0]?.commands.find(({ id }) => id === 'passport.guildRoles.list');
    expect({ paging: roles?.paging, at: roles?.at }).toEqual({
      paging: 'none',
      at: 'guildRoles',
    });
  });

  it('takes a body that is not an object as JSON', () => {
    const { bodyAt, flags } = command('cat-house cat feed') ?? {};
    expect({ bodyAt, flags }).toMatchInlineSnapshot(`
      {
        "bodyAt": "meals",
        "flags": [
          {
            "en": "meals",
            "in": "body",
            "key": "meals",
            "name": "meals",
            "required": true,
            "type": "json",
            "zh": "meals",
          },
        ],
      }
    `);
  });

  it('signs as the back end of a game what that may do for its players, and nothing else of players', () => {
    const all = readServices(services).flatMap((model) => cliService(model).commands);
    const signed = (id: string) => all.find((one) => one.id === id)?.accepts;
    expect(['push.apps.connectToken', 'passport.playerFriends.list'].map(signed)).toEqual(['app', 'player']);
  });

  it('has one command per operation, one flag per key, and no command twice', () => {
    const all = readServices(services).flatMap((model) => cliService(model).commands);
    expect(all).toHaveLength(declared(services).length);
    expect(new Set(all.map(({ words }) => words.join(' '))).size).toBe(all.length);
    for (const { id, flags } of all) {
      expect(new Set(flags.map(({ name }) => name)).size, id).toBe(flags.length);
    }
  });
});
