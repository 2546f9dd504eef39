// Generated from the contract by `npm run gen`; do not edit.
import { saveLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './save.fields.ts';

export const filesListForm: InputView = { fields: fields.filesListFields, labels: { progressType: saveLabels.save.progressType } };

export const filesGetForm: InputView = { fields: fields.filesGetFields };

export const filesUploadTokenForm: InputView = { fields: fields.filesUploadTokenFields };

export const filesSetForm: InputView = { fields: fields.filesSetFields, labels: { progressType: saveLabels.save.progressType } };

export const filesRemoveForm: InputView = { fields: fields.filesRemoveFields };

export const filesRemoveManyForm: InputView = { fields: fields.filesRemoveManyFields };

export const versionsListForm: InputView = { fields: fields.versionsListFields };

export const versionsRestoreForm: InputView = { fields: fields.versionsRestoreFields };

export const profilePicturesListForm: InputView = { fields: fields.profilePicturesListFields };

export const profilePicturesUploadTokenForm: InputView = { fields: fields.profilePicturesUploadTokenFields };

export const profilePicturesSetForm: InputView = { fields: fields.profilePicturesSetFields };

export const profilePicturesRemoveManyForm: InputView = { fields: fields.profilePicturesRemoveManyFields };

export const appConfigSetForm: InputView = { fields: fields.appConfigSetFields };

export const usageDailyForm: InputView = { fields: fields.usageDailyFields };

export const usageSumForm: InputView = { fields: fields.usageSumFields };

export const usageTopForm: InputView = { fields: fields.usageTopFields };
