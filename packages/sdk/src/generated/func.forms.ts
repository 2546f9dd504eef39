// Generated from the contract by `npm run gen`; do not edit.
import { funcLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './func.fields.ts';

export const functionsCreateForm: InputView = { fields: fields.functionsCreateFields, labels: { endpointSelection: funcLabels.funcFunction.endpointSelection } };

export const functionsGetForm: InputView = { fields: fields.functionsGetFields };

export const functionsUpdateForm: InputView = { fields: fields.functionsUpdateFields, labels: { endpointSelection: funcLabels.funcFunction.endpointSelection } };

export const functionsListForm: InputView = { fields: fields.functionsListFields };

export const functionsEnableForm: InputView = { fields: fields.functionsEnableFields };

export const functionsDisableForm: InputView = { fields: fields.functionsDisableFields };

export const functionsEndpointForm: InputView = { fields: fields.functionsEndpointFields };

export const serversListForm: InputView = { fields: fields.serversListFields, labels: { status: funcLabels.funcServer.status } };

export const serversCreateForm: InputView = { fields: fields.serversCreateFields };

export const serversGetForm: InputView = { fields: fields.serversGetFields };

export const serversUpdateForm: InputView = { fields: fields.serversUpdateFields };

export const serversRemoveForm: InputView = { fields: fields.serversRemoveFields };

export const serversTagsForm: InputView = { fields: fields.serversTagsFields };

export const serversPlayersForm: InputView = { fields: fields.serversPlayersFields };

export const serversPlayerCountForm: InputView = { fields: fields.serversPlayerCountFields };

export const autoscalerGetForm: InputView = { fields: fields.autoscalerGetFields };

export const autoscalerCreateForm: InputView = { fields: fields.autoscalerCreateFields, labels: { resource: funcLabels.autoscaler.resource } };

export const autoscalerUpdateForm: InputView = { fields: fields.autoscalerUpdateFields, labels: { resource: funcLabels.autoscaler.resource } };

export const autoscalerRemoveForm: InputView = { fields: fields.autoscalerRemoveFields };

export const autoscalerHistoryForm: InputView = { fields: fields.autoscalerHistoryFields };

export const logsSearchForm: InputView = { fields: fields.logsSearchFields };

export const logsDownloadForm: InputView = { fields: fields.logsDownloadFields };

export const logsFollowForm: InputView = { fields: fields.logsFollowFields };

export const logsEnableForm: InputView = { fields: fields.logsEnableFields };

export const usageCpuForm: InputView = { fields: fields.usageCpuFields };

export const usageAggregationForm: InputView = { fields: fields.usageAggregationFields };

export const usageTopKForm: InputView = { fields: fields.usageTopKFields };
