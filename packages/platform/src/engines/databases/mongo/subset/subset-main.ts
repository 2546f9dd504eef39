// The process of one database of the document subset: it serves, or writes and reads its archive.
import { parseArgs } from 'node:util';
import { readArchive, writeArchive } from './archive.ts';
import { serve } from './serve.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: '' },
    socket: { type: 'string', default: '' },
    log: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
  },
});
const { data, file } = values;

switch (positionals[0]) {
  case 'serve':
    serve(values);
    break;
  case 'dump':
    await writeArchive(data, file);
    break;
  case 'restore':
    await readArchive(data, file);
    break;
  default:
    throw new Error('serve, dump or restore');
}
