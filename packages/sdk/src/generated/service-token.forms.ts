// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './service-token.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { serviceName: platformLabels.serviceToken.serviceName } };

export const generateForm: InputView = { fields: fields.generateFields, labels: { ServiceName: platformLabels.serviceToken.serviceName } };

export const regenerateForm: InputView = { fields: fields.regenerateFields };

export const removeForm: InputView = { fields: fields.removeFields };
