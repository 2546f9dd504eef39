// Generated from the contract by `npm run gen`; do not edit.
import { statelessLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './stateless.fields.ts';

export const functionsCreateForm: InputView = { fields: fields.functionsCreateFields, labels: { runtime: statelessLabels.statelessFunction.runtime } };

export const functionsGetForm: InputView = { fields: fields.functionsGetFields };

export const functionsUpdateForm: InputView = { fields: fields.functionsUpdateFields };

export const functionsEnableForm: InputView = { fields: fields.functionsEnableFields };

export const functionsDisableForm: InputView = { fields: fields.functionsDisableFields };

export const functionsSyncForm: InputView = { fields: fields.functionsSyncFields };

export const functionsRollbackForm: InputView = { fields: fields.functionsRollbackFields };

export const functionsSetDefaultEnvForm: InputView = { fields: fields.functionsSetDefaultEnvFields };

export const functionsSetGatewayForm: InputView = { fields: fields.functionsSetGatewayFields, labels: { auth: statelessLabels.statelessFunction.gatewayAuth } };

export const versionsListForm: InputView = { fields: fields.versionsListFields };

export const versionsCreateForm: InputView = { fields: fields.versionsCreateFields, labels: { runtime: statelessLabels.statelessFunction.runtime } };

export const versionsUpdateForm: InputView = { fields: fields.versionsUpdateFields };

export const versionsRemoveForm: InputView = { fields: fields.versionsRemoveFields };

export const versionsRedeployForm: InputView = { fields: fields.versionsRedeployFields };

export const versionsTransferTokenForm: InputView = { fields: fields.versionsTransferTokenFields };

export const versionsCodeUrlForm: InputView = { fields: fields.versionsCodeUrlFields };

export const runtimesListForm: InputView = { fields: fields.runtimesListFields };

export const triggersListForm: InputView = { fields: fields.triggersListFields };

export const triggersSetForm: InputView = { fields: fields.triggersSetFields, labels: { type: statelessLabels.trigger.type, enable: statelessLabels.trigger.enable } };

export const triggersDisableForm: InputView = { fields: fields.triggersDisableFields, labels: { type: statelessLabels.trigger.type } };

export const entriesInvokeForm: InputView = { fields: fields.entriesInvokeFields };

export const entriesFetchForm: InputView = { fields: fields.entriesFetchFields };

export const logsListForm: InputView = { fields: fields.logsListFields, labels: { status: statelessLabels.invocationLog.status } };

export const logsSearchForm: InputView = { fields: fields.logsSearchFields };

export const logsDetailForm: InputView = { fields: fields.logsDetailFields };

export const usageDailyForm: InputView = { fields: fields.usageDailyFields };

export const usageExecutorForm: InputView = { fields: fields.usageExecutorFields };

export const usageGatewayForm: InputView = { fields: fields.usageGatewayFields };

export const usageAggregationForm: InputView = { fields: fields.usageAggregationFields };

export const usageTopKForm: InputView = { fields: fields.usageTopKFields };
