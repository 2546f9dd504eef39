// Generated from the contract by `npm run gen`; do not edit.
import { remoteConfigLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './remote-config.fields.ts';

export const configsListForm: InputView = { fields: fields.configsListFields, labels: { types: remoteConfigLabels.config.type } };

export const configsCreateForm: InputView = { fields: fields.configsCreateFields, labels: { type: remoteConfigLabels.config.type } };

export const configsGetForm: InputView = { fields: fields.configsGetFields };

export const configsUpdateForm: InputView = { fields: fields.configsUpdateFields, labels: { type: remoteConfigLabels.config.type } };

export const configsRemoveForm: InputView = { fields: fields.configsRemoveFields };

export const configsRemoveManyForm: InputView = { fields: fields.configsRemoveManyFields };

export const overridesListForm: InputView = { fields: fields.overridesListFields, labels: { status: remoteConfigLabels.override.status } };

export const overridesCreateForm: InputView = { fields: fields.overridesCreateFields };

export const overridesGetForm: InputView = { fields: fields.overridesGetFields };

export const overridesUpdateForm: InputView = { fields: fields.overridesUpdateFields };

export const overridesRemoveForm: InputView = { fields: fields.overridesRemoveFields };

export const overridesRemoveManyForm: InputView = { fields: fields.overridesRemoveManyFields };

export const overridesValidateRuleForm: InputView = { fields: fields.overridesValidateRuleFields };

export const overridesEnableForm: InputView = { fields: fields.overridesEnableFields };

export const overridesDisableForm: InputView = { fields: fields.overridesDisableFields };

export const exposuresListForm: InputView = { fields: fields.exposuresListFields };

export const variantsListForm: InputView = { fields: fields.variantsListFields };

export const variantsSetForm: InputView = { fields: fields.variantsSetFields };

export const documentSetForm: InputView = { fields: fields.documentSetFields };

export const versionsListForm: InputView = { fields: fields.versionsListFields };

export const versionsGetForm: InputView = { fields: fields.versionsGetFields };

export const versionsRestoreForm: InputView = { fields: fields.versionsRestoreFields };

export const settingsSimulateForm: InputView = { fields: fields.settingsSimulateFields, labels: { types: remoteConfigLabels.config.type } };

export const settingsGetForm: InputView = { fields: fields.settingsGetFields, labels: { types: remoteConfigLabels.config.type } };

export const settingsResolveForm: InputView = { fields: fields.settingsResolveFields, labels: { types: remoteConfigLabels.config.type } };

export const usagesTotalForm: InputView = { fields: fields.usagesTotalFields };

export const usagesDailyForm: InputView = { fields: fields.usagesDailyFields };

export const usagesByAppForm: InputView = { fields: fields.usagesByAppFields };
