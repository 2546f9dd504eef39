// Generated from the contract by `npm run gen`; do not edit.
import { stacktraceLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './stacktrace.fields.ts';

export const initializeForm: InputView = { fields: fields.initializeFields };

export const parseForm: InputView = { fields: fields.parseFields, labels: { platform: stacktraceLabels.symbol.platform } };

export const reportForm: InputView = { fields: fields.reportFields, labels: { platform: stacktraceLabels.stacktraceRecord.platform } };

export const symbolsListForm: InputView = { fields: fields.symbolsListFields, labels: { platform: stacktraceLabels.symbol.platform } };

export const symbolsCreateForm: InputView = { fields: fields.symbolsCreateFields, labels: { platform: stacktraceLabels.symbol.platform } };

export const symbolsGetForm: InputView = { fields: fields.symbolsGetFields };

export const symbolsRemoveForm: InputView = { fields: fields.symbolsRemoveFields };

export const symbolsUploadCredentialForm: InputView = { fields: fields.symbolsUploadCredentialFields };

export const recordsListForm: InputView = { fields: fields.recordsListFields, labels: { status: stacktraceLabels.stacktraceRecord.status } };

export const recordsGetForm: InputView = { fields: fields.recordsGetFields };

export const recordsSetTagsForm: InputView = { fields: fields.recordsSetTagsFields };

export const recordsReParseForm: InputView = { fields: fields.recordsReParseFields };

export const groupsListForm: InputView = { fields: fields.groupsListFields };

export const groupsGetForm: InputView = { fields: fields.groupsGetFields };

export const missingListForm: InputView = { fields: fields.missingListFields };

export const metricsAggregationForm: InputView = { fields: fields.metricsAggregationFields };

export const metricsTopKForm: InputView = { fields: fields.metricsTopKFields };
