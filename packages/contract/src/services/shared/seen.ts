// What a reviewer has looked at travels with the decision, so that nobody approves something else than was seen.
import * as z from 'zod';
import { count, field } from '../../kernel/fields.ts';

/** Text of the refusal, with status 409. */
export const changedSince = 'changed since it was read';

/** On what is decided upon. */
export const revision = { Revision: count('修改次数', 'Counts its changes; a decision may name it') };

/** On a decision: without them whatever stands there now is decided upon. */
export const seenRevision = {
  // why so many: a column counts no further
  Revision: field(
    z.int().min(0).max(2_147_483_647).optional(),
    '所见的修改次数',
    'As it was read; refused with 409 where it differs',
  ),
};
export const seen = {
  Amount: field(
    z.number().min(-1e12).max(1e12).optional(),
    '所见的金额',
    'Yuan, as it was read; refused with 409 where it differs',
  ),
  ...seenRevision,
};
