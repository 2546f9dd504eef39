// Generated from the contract by `npm run gen`; do not edit.
import type { InputView } from '../fields/view-data.ts';
import * as fields from './metrics.fields.ts';

export const bindUserRolesForm: InputView = { fields: fields.bindUserRolesFields };
