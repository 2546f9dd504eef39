// Who may make which call, on the embedded database; the long rounds take PostgreSQL, and two processes on it with one S3
// store, as well.

import { isFullRound } from '../support/rounds.ts';
import { describeMatrix } from './permissions/matrix.ts';

describeMatrix('pglite');
if (isFullRound) {
  describeMatrix('postgres');
  describeMatrix('two processes');
}
