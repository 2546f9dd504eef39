// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './session.fields.ts';

export const loginForm: InputView = { fields: fields.loginFields };

export const adminLoginForm: InputView = { fields: fields.adminLoginFields };

export const billingLoginForm: InputView = { fields: fields.billingLoginFields };

export const verifyRealNameForm: InputView = { fields: fields.verifyRealNameFields };

export const linkPartnerForm: InputView = { fields: fields.linkPartnerFields };

export const linksCreateForm: InputView = { fields: fields.linksCreateFields };

export const linksRemoveForm: InputView = { fields: fields.linksRemoveFields };

export const webVersionForm: InputView = { fields: fields.webVersionFields };

export const uploadCredentialForm: InputView = { fields: fields.uploadCredentialFields, labels: { Purpose: platformLabels.upload.purpose } };
