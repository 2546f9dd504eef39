// Generated from the contract by `npm run gen`; do not edit.
import type { InputView } from '../fields/view-data.ts';
import * as fields from './usage.fields.ts';

export const sampleCodeForm: InputView = { fields: fields.sampleCodeFields };

export const cdnStatisticsForm: InputView = { fields: fields.cdnStatisticsFields };

export const cdnListForm: InputView = { fields: fields.cdnListFields };

export const cdnAggregationForm: InputView = { fields: fields.cdnAggregationFields };

export const cdnTopKForm: InputView = { fields: fields.cdnTopKFields };

export const cdnPartnerUsageForm: InputView = { fields: fields.cdnPartnerUsageFields };

export const cdnAnalyzeBundleForm: InputView = { fields: fields.cdnAnalyzeBundleFields };

export const cdnClearProxyCacheForm: InputView = { fields: fields.cdnClearProxyCacheFields };

export const appsDailyActiveForm: InputView = { fields: fields.appsDailyActiveFields };

export const appsDailyNewForm: InputView = { fields: fields.appsDailyNewFields };
