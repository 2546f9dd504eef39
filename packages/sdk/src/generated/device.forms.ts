// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './device.fields.ts';

export const getForm: InputView = { fields: fields.getFields };

export const updateForm: InputView = { fields: fields.updateFields };

export const tokenForm: InputView = { fields: fields.tokenFields };

export const usageForm: InputView = { fields: fields.usageFields };

export const aggregationForm: InputView = { fields: fields.aggregationFields };

export const topKForm: InputView = { fields: fields.topKFields };

export const sessionsListForm: InputView = { fields: fields.sessionsListFields, labels: { status: toolLabels.deviceSession.status } };

export const sessionsStartForm: InputView = { fields: fields.sessionsStartFields };

export const packagesListForm: InputView = { fields: fields.packagesListFields };

export const packagesCreateForm: InputView = { fields: fields.packagesCreateFields };

export const packagesGetForm: InputView = { fields: fields.packagesGetFields };

export const packagesRemoveForm: InputView = { fields: fields.packagesRemoveFields };
