// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './user.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { status: platformLabels.user.status } };

export const getForm: InputView = { fields: fields.getFields };

export const updateForm: InputView = { fields: fields.updateFields, labels: { Status: platformLabels.user.status } };

export const clearLoginStateForm: InputView = { fields: fields.clearLoginStateFields };
