// Writes archives of one folder again and again, until it is killed: data folder, master key, file.

import { undoStack } from '../../../packages/platform/src/start/open-ports.ts';
import { exportState } from '../../../packages/platform/src/state/export.ts';
import { openStore } from '../../../packages/platform/src/state/open-store.ts';

const [dataFolder = '', masterKey = '', file = ''] = process.argv.slice(2);
const store = await openStore({ dataFolder, masterKey }, 'read', undoStack());
process.stdout.write('open');
for (;;) {
  await exportState(store, file);
}
