// Generated from the contract by `npm run gen`; do not edit.
import type { InputView } from '../fields/view-data.ts';
import * as fields from './payment.fields.ts';

export const createForm: InputView = { fields: fields.createFields };

export const completeForm: InputView = { fields: fields.completeFields };
