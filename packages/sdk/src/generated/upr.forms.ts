// Generated from the contract by `npm run gen`; do not edit.
import type { InputView } from '../fields/view-data.ts';
import * as fields from './upr.fields.ts';

export const getForm: InputView = { fields: fields.getFields };

export const sessionsListForm: InputView = { fields: fields.sessionsListFields };

export const sessionsCreateForm: InputView = { fields: fields.sessionsCreateFields };
