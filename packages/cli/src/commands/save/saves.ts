// What the commands over saves share.
import { saveLabels } from '@uos/contract/labels';
import type { CloudSave } from '@uos/sdk';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const SAVE_ARG = {
  save: { ref: 'save.file', text: { zh: '存档 ID', en: 'Id of the save' } },
} as const satisfies ArgSpecs;

export const OWNER_FLAGS = {
  user: {
    type: 'string',
    value: 'id',
    text: { zh: '玩家，可以是游戏自己的任意 ID', en: 'Player, by any id of the game' },
  },
  persona: { type: 'string', value: 'id', text: { zh: '角色', en: 'Persona' } },
  namespace: { type: 'string', text: { zh: '命名空间', en: 'Group of saves' } },
} as const satisfies FlagSpecs;

export const SAVE_OUTPUT: Output = {
  columns: [
    { field: 'saveId', title: { zh: '存档 ID', en: 'Save' } },
    { field: 'userId', title: { zh: '玩家', en: 'Player' } },
    { field: 'namespace', title: { zh: '命名空间', en: 'Namespace' } },
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'progressType', title: { zh: '类型', en: 'Type' }, labels: saveLabels.save.progressType },
    { field: 'file.size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
    { field: 'revision', title: { zh: '修订号', en: 'Revision' } },
    { field: 'modifiedAt', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
  ],
  fields: [
    ...['saveId', 'userId', 'personaId', 'namespace', 'name', 'progressType', 'revision', 'file', 'cover'],
    ...['description', 'tags', 'properties', 'createdAt', 'modifiedAt'],
  ],
};

/** As a person calls it: its name, or where it has none its id. */
export const titleOf = ({ name, saveId }: Pick<CloudSave, 'name' | 'saveId'>): string => name || saveId;

/** Does what changes a save; where somebody else changed it meanwhile it says so, with exit 6. */
export async function unlessChanged<T>(
  { say }: Pick<Context, 'say'>,
  saveId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if ((cause as { readonly serverMessage?: string }).serverMessage !== CHANGED) {
      throw cause;
    }
    throw new CliError('moved-on', {
      exit: EXIT.conflict,
      what: () =>
        say({ zh: '存档在此期间被别处修改，没有写入。', en: 'The save was changed elsewhere; nothing was written.' }),
      next: `uos save get ${saveId}`,
      cause,
    });
  }
}

/** Exactly this text; wire/data-and-tools.md 1.2. */
const CHANGED = 'save was changed elsewhere';
