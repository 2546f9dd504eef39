// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './app.fields.ts';

export const listForm: InputView = { fields: fields.listFields };

export const createForm: InputView = { fields: fields.createFields };

export const getForm: InputView = { fields: fields.getFields };

export const getByServiceForm: InputView = { fields: fields.getByServiceFields };

export const updateForm: InputView = { fields: fields.updateFields, labels: { Status: platformLabels.app.status } };

export const redeemForm: InputView = { fields: fields.redeemFields };

export const billForm: InputView = { fields: fields.billFields };

export const servicesSetForm: InputView = { fields: fields.servicesSetFields, labels: { Status: platformLabels.service.storedStatus } };

export const secretsRegenerateForm: InputView = { fields: fields.secretsRegenerateFields, labels: { SecretType: platformLabels.app.secretType } };

export const redeemTokensCreateForm: InputView = { fields: fields.redeemTokensCreateFields };

export const selfUpdateForm: InputView = { fields: fields.selfUpdateFields };

export const selfEnableServiceForm: InputView = { fields: fields.selfEnableServiceFields };
