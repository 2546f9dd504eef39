// A process that writes archives of one folder again and again, to be killed in the middle: `node … <folder> <file>`.
import { undoStack } from '../../packages/platform/src/open-ports.ts';
import { exportState } from '../../packages/platform/src/state/export.ts';
import { openStore } from '../../packages/platform/src/state/open-store.ts';

const [dataFolder = '', file = ''] = process.argv.slice(2);
const { db, objects } = await openStore({ dataFolder, masterKey: 'a'.repeat(64) }, 'read', undoStack());
process.stdout.write('open\n');
for (;;) {
  await exportState({ db, objects }, file);
}
