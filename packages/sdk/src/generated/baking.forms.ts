// Generated from the contract by `npm run gen`; do not edit.
import { bakingLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './baking.fields.ts';

export const initForm: InputView = { fields: fields.initFields };

export const sessionsCreateForm: InputView = { fields: fields.sessionsCreateFields };

export const sessionsListForm: InputView = { fields: fields.sessionsListFields, labels: { status: bakingLabels.bakingSession.status } };

export const sessionsGetForm: InputView = { fields: fields.sessionsGetFields };

export const sessionsCancelForm: InputView = { fields: fields.sessionsCancelFields };

export const sessionsDoneForm: InputView = { fields: fields.sessionsDoneFields };

export const sessionsFailForm: InputView = { fields: fields.sessionsFailFields };

export const nodesListForm: InputView = { fields: fields.nodesListFields };

export const nodesHeartbeatForm: InputView = { fields: fields.nodesHeartbeatFields, labels: { status: bakingLabels.bakingNode.status } };

export const instanceTypesListForm: InputView = { fields: fields.instanceTypesListFields };

export const instanceTypesGetForm: InputView = { fields: fields.instanceTypesGetFields };

export const instanceTypesOfAppForm: InputView = { fields: fields.instanceTypesOfAppFields };

export const usageAppForm: InputView = { fields: fields.usageAppFields };

export const usageSumForm: InputView = { fields: fields.usageSumFields };

export const usageTopForm: InputView = { fields: fields.usageTopFields };
