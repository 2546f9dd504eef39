// Generated from the contract by `npm run gen`; do not edit.
import { safeLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './safe.fields.ts';

export const enableForm: InputView = { fields: fields.enableFields };

export const getForm: InputView = { fields: fields.getFields };

export const updateForm: InputView = { fields: fields.updateFields };

export const uploadUrlForm: InputView = { fields: fields.uploadUrlFields };

export const protectForm: InputView = { fields: fields.protectFields };

export const statisticsForm: InputView = { fields: fields.statisticsFields };

export const usageForm: InputView = { fields: fields.usageFields };

export const reportForm: InputView = { fields: fields.reportFields, labels: { riskType: safeLabels.detection.riskType } };

export const protectionsListForm: InputView = { fields: fields.protectionsListFields, labels: { status: safeLabels.protection.status } };

export const protectionsStatusForm: InputView = { fields: fields.protectionsStatusFields };

export const protectionsLogsForm: InputView = { fields: fields.protectionsLogsFields };

export const sha1sListForm: InputView = { fields: fields.sha1sListFields };

export const sha1sCreateForm: InputView = { fields: fields.sha1sCreateFields };

export const sha1sRemoveForm: InputView = { fields: fields.sha1sRemoveFields };

export const configGetForm: InputView = { fields: fields.configGetFields };

export const configSetForm: InputView = { fields: fields.configSetFields, labels: { action: safeLabels.detection.action } };

export const detectionsListForm: InputView = { fields: fields.detectionsListFields, labels: { riskType: safeLabels.detection.riskType } };

export const metricsAggregationForm: InputView = { fields: fields.metricsAggregationFields };

export const metricsTopKForm: InputView = { fields: fields.metricsTopKFields };
