// Gives out the permission to upload one file into the caller's own area. Source: wire/cdn-and-platform.md 2.3.6.
import type { session } from '@uos/contract';
import { areaSegment, folderOf } from '#core/files/areas';
import { fileCredential } from '#core/files/credential';
import { endingOf, PURPOSES, type PurposeRules } from '#core/files/purposes';
import type { Handlers } from '#kernel/call/call';

type Upload = Extract<Handlers<typeof session>['uploadCredential'], (...args: never[]) => unknown>;

/** A file name is one segment of an address; controls and slashes would make it another. */
const FILE_NAME = /^(?!\.{1,2}$)[^/\\\p{Cc}]{1,255}$/u;
const RANDOM_BYTES = 16;

export const uploadCredential: Upload = async (call) => {
  const { FileName, Prefix = '', Purpose = 'consultation' } = call.input;
  const { endings }: PurposeRules = PURPOSES[Purpose];
  if (!FILE_NAME.test(FileName)) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['FileName: a name without slashes and controls'] });
  }
  if (endings !== undefined && !endings.includes(endingOf(FileName))) {
    throw call.refuse('invalid', 'invalid parameters', {
      details: [`FileName: ${Purpose} takes ${endings.join(', ')}`],
    });
  }
  const folder = await folderOf(call.db, call.credentials, { prefix: Prefix, purpose: Purpose });
  if (folder === undefined) {
    throw call.refuse('invalid', 'invalid prefix');
  }
  // why random: nobody guesses the address of a paper, and no upload takes the place of another
  const segments = [Purpose, areaSegment(folder.area), ...folder.folders, call.ports.ids.hex(RANDOM_BYTES), FileName];
  return fileCredential(call.ports, call.now, {
    name: segments.join('/'),
    area: folder.area,
    purpose: Purpose,
    createdBy: call.actor.id,
  });
};
