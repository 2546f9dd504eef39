// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './certification.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { status: platformLabels.certification.status } };

export const createForm: InputView = { fields: fields.createFields };

export const getForm: InputView = { fields: fields.getFields };

export const updateForm: InputView = { fields: fields.updateFields };

export const approveForm: InputView = { fields: fields.approveFields };

export const invalidateForm: InputView = { fields: fields.invalidateFields };
