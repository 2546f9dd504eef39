// Generated from the contract by `npm run gen`; do not edit.
import { windLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './wind.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { platform: windLabels.windPublish.platform } };

export const publishForm: InputView = { fields: fields.publishFields, labels: { Platform: windLabels.windPublish.platform, Action: windLabels.windPublish.action } };
