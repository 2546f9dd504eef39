// Every served operation on two processes over one PostgreSQL and one S3 store, which is also what one process on them
// does; the long rounds take that as well.

import { isFullRound } from '../../support/rounds.ts';
import { describeOn } from './run-on.ts';

describeOn('two processes');
if (isFullRound) {
  describeOn('postgres+s3');
}
