// Generated from the contract by `npm run gen`; do not edit.
import { pushLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './push.fields.ts';

export const appsCreateForm: InputView = { fields: fields.appsCreateFields };

export const appsListForm: InputView = { fields: fields.appsListFields };

export const appsGetForm: InputView = { fields: fields.appsGetFields };

export const appsUpdateForm: InputView = { fields: fields.appsUpdateFields };

export const appsConnectTokenForm: InputView = { fields: fields.appsConnectTokenFields };

export const appsServersForm: InputView = { fields: fields.appsServersFields };

export const appsUsageForm: InputView = { fields: fields.appsUsageFields };

export const appsMetricsForm: InputView = { fields: fields.appsMetricsFields };

export const appsUsageSumForm: InputView = { fields: fields.appsUsageSumFields };

export const appsUsageTopKForm: InputView = { fields: fields.appsUsageTopKFields };

export const channelsCreateForm: InputView = { fields: fields.channelsCreateFields };

export const channelsListForm: InputView = { fields: fields.channelsListFields };

export const channelsUpdateForm: InputView = { fields: fields.channelsUpdateFields };

export const channelsRemoveManyForm: InputView = { fields: fields.channelsRemoveManyFields };

export const channelsPublicForm: InputView = { fields: fields.channelsPublicFields };

export const messagesSendForm: InputView = { fields: fields.messagesSendFields, labels: { messageType: pushLabels.pushMessage.messageType } };

export const messagesNotifyForm: InputView = { fields: fields.messagesNotifyFields };

export const serverConfigsListForm: InputView = { fields: fields.serverConfigsListFields };

export const serviceLevelsListForm: InputView = { fields: fields.serviceLevelsListFields };

export const serverVersionsListForm: InputView = { fields: fields.serverVersionsListFields };

export const serverVersionsCreateForm: InputView = { fields: fields.serverVersionsCreateFields };

export const serverVersionsUpdateForm: InputView = { fields: fields.serverVersionsUpdateFields };

export const serverVersionsRemoveForm: InputView = { fields: fields.serverVersionsRemoveFields };

export const serverVersionsAssignForm: InputView = { fields: fields.serverVersionsAssignFields };
