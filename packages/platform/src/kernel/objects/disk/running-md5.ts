// The hash of an upload, computed while its parts still arrive, so that proving the whole is not a second pass over it.
// It saves time and decides nothing: without it, as after a restart, the whole is read at the end.
import { onDiskThread } from './disk-thread.ts';

export interface RunningMd5 {
  /** A part is about to be written. */
  begin(offset: number): void;
  /** It is there, or as much of it as there will be: undefined where that is not known. */
  end(offset: number, size: number | undefined): void;
  /** Hash and size of all that is in the file. Nobody may be writing into it. */
  prove(file: string): Promise<{ readonly md5: string; readonly size: number }>;
  forget(): void;
}

let uploads = 0;

export function runningMd5(file: string): RunningMd5 {
  const sizes = new Map<number, number>();
  let hashedTo = 0;
  let key = newKey();
  const forget = (): void => {
    if (hashedTo > 0) {
      onDiskThread({ kind: 'forget', key }).catch(() => undefined);
    }
  };
  /** why: a part that is sent again may hold other bytes, and may have been hashed while they were written */
  const doubt = (offset: number): void => {
    sizes.delete(offset);
    if (offset < hashedTo) {
      forget();
      [hashedTo, key] = [0, newKey()];
    }
  };
  return {
    begin: doubt,
    end(offset, size) {
      doubt(offset);
      if (size === undefined) {
        return;
      }
      sizes.set(offset, size);
      let end = hashedTo;
      for (let next = sizes.get(end); next !== undefined && next > 0; next = sizes.get(end)) {
        end += next;
      }
      if (end > hashedTo) {
        hashedTo = end;
        onDiskThread({ kind: 'hash', key, file, end }).catch(() => undefined);
      }
    },
    prove: (at) => onDiskThread({ kind: 'prove', key, file: at }),
    forget,
  };
}

function newKey(): string {
  uploads += 1;
  return `upload ${uploads}`;
}
