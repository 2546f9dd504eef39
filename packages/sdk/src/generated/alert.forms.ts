// Generated from the contract by `npm run gen`; do not edit.
import type { InputView } from '../fields/view-data.ts';
import * as fields from './alert.fields.ts';

export const recordsListForm: InputView = { fields: fields.recordsListFields };

export const recordsCreateForm: InputView = { fields: fields.recordsCreateFields };

export const recordsReportForm: InputView = { fields: fields.recordsReportFields };

export const mailsSendForm: InputView = { fields: fields.mailsSendFields };

export const mailsOutboxForm: InputView = { fields: fields.mailsOutboxFields };

export const monitorsListForm: InputView = { fields: fields.monitorsListFields };

export const monitorsCreateForm: InputView = { fields: fields.monitorsCreateFields };

export const monitorsRemoveForm: InputView = { fields: fields.monitorsRemoveFields };
