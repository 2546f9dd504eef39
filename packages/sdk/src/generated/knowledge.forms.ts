// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './knowledge.fields.ts';

export const askForm: InputView = { fields: fields.askFields, labels: { Language: platformLabels.knowledgeMessage.language } };

export const historyForm: InputView = { fields: fields.historyFields };

export const clearHistoryForm: InputView = { fields: fields.clearHistoryFields };

export const searchDocumentsForm: InputView = { fields: fields.searchDocumentsFields, labels: { Language: platformLabels.knowledgeMessage.language } };
