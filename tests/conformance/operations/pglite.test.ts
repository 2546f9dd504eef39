// Every served operation on the embedded database; the long rounds take PostgreSQL with a folder for objects as well.

import { isFullRound } from '../../support/rounds.ts';
import { describeOn } from './run-on.ts';

describeOn('pglite');
if (isFullRound) {
  describeOn('postgres');
}
