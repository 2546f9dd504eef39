// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './ticket.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { type: platformLabels.ticket.type, status: platformLabels.ticket.status } };

export const createForm: InputView = { fields: fields.createFields, labels: { Type: platformLabels.ticket.type, Expert: platformLabels.ticket.expert } };

export const getForm: InputView = { fields: fields.getFields };

export const updateForm: InputView = { fields: fields.updateFields, labels: { Status: platformLabels.ticket.status } };

export const contactUsForm: InputView = { fields: fields.contactUsFields };
