// Generated from the contract by `npm run gen`; do not edit.
import { helloLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './hello.fields.ts';

export const usagesDailyForm: InputView = { fields: fields.usagesDailyFields };

export const usagesSumForm: InputView = { fields: fields.usagesSumFields };

export const usagesTopForm: InputView = { fields: fields.usagesTopFields };

export const usagesComputeForm: InputView = { fields: fields.usagesComputeFields };

export const tokensCreateForm: InputView = { fields: fields.tokensCreateFields, labels: { role: helloLabels.voiceToken.role } };
