// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels, syncLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './sync.fields.ts';

export const initForm: InputView = { fields: fields.initFields };

export const recacheForm: InputView = { fields: fields.recacheFields };

export const configGetForm: InputView = { fields: fields.configGetFields };

export const configSetForm: InputView = { fields: fields.configSetFields, labels: { 'Properties.type': platformLabels.service.syncType, 'Properties.perfTest': platformLabels.service.perfTest } };

export const configSearchForm: InputView = { fields: fields.configSearchFields, labels: { Type: platformLabels.service.syncType } };

export const tiersListForm: InputView = { fields: fields.tiersListFields };

export const tiersCreateForm: InputView = { fields: fields.tiersCreateFields };

export const tiersGetForm: InputView = { fields: fields.tiersGetFields };

export const tiersUpdateForm: InputView = { fields: fields.tiersUpdateFields };

export const profilesListForm: InputView = { fields: fields.profilesListFields };

export const profilesCreateForm: InputView = { fields: fields.profilesCreateFields, labels: { Protocols: syncLabels.room.protocol } };

export const profilesGetForm: InputView = { fields: fields.profilesGetFields };

export const profilesUpdateForm: InputView = { fields: fields.profilesUpdateFields, labels: { Protocols: syncLabels.room.protocol } };

export const profilesRemoveForm: InputView = { fields: fields.profilesRemoveFields };

export const profilesSetPluginForm: InputView = { fields: fields.profilesSetPluginFields };

export const roomsCreateForm: InputView = { fields: fields.roomsCreateFields, labels: { Visibility: syncLabels.room.visibility } };

export const roomsListForm: InputView = { fields: fields.roomsListFields, labels: { status: syncLabels.room.status, visibility: syncLabels.room.visibility } };

export const roomsGetForm: InputView = { fields: fields.roomsGetFields };

export const roomsCloseForm: InputView = { fields: fields.roomsCloseFields };

export const roomsRunForm: InputView = { fields: fields.roomsRunFields };

export const roomsReopenForm: InputView = { fields: fields.roomsReopenFields };

export const roomsInfoForm: InputView = { fields: fields.roomsInfoFields };

export const roomsLogForm: InputView = { fields: fields.roomsLogFields };

export const roomsByPodForm: InputView = { fields: fields.roomsByPodFields, labels: { status: syncLabels.room.status } };

export const serviceRoomsCreateForm: InputView = { fields: fields.serviceRoomsCreateFields, labels: { Visibility: syncLabels.room.visibility } };

export const serviceRoomsListForm: InputView = { fields: fields.serviceRoomsListFields, labels: { status: syncLabels.room.status, visibility: syncLabels.room.visibility } };

export const serviceRoomsGetForm: InputView = { fields: fields.serviceRoomsGetFields };

export const serviceRoomsJoinForm: InputView = { fields: fields.serviceRoomsJoinFields };

export const serviceRoomsLeaveForm: InputView = { fields: fields.serviceRoomsLeaveFields };

export const pluginsListForm: InputView = { fields: fields.pluginsListFields };

export const pluginsCreateForm: InputView = { fields: fields.pluginsCreateFields, labels: { Runtime: syncLabels.plugin.runtime } };

export const pluginsGetForm: InputView = { fields: fields.pluginsGetFields };

export const pluginsUpdateForm: InputView = { fields: fields.pluginsUpdateFields };

export const pluginsRemoveForm: InputView = { fields: fields.pluginsRemoveFields };

export const pluginsTransferTokenForm: InputView = { fields: fields.pluginsTransferTokenFields };

export const pluginsReleaseForm: InputView = { fields: fields.pluginsReleaseFields };

export const perfSessionsListForm: InputView = { fields: fields.perfSessionsListFields, labels: { status: syncLabels.perfSession.status } };

export const perfSessionsGetForm: InputView = { fields: fields.perfSessionsGetFields };

export const perfSessionsCreateForm: InputView = { fields: fields.perfSessionsCreateFields, labels: { Protocol: syncLabels.room.protocol, Target: syncLabels.perfSession.target } };

export const usageSumForm: InputView = { fields: fields.usageSumFields };

export const usageDailyForm: InputView = { fields: fields.usageDailyFields };

export const usageSortForm: InputView = { fields: fields.usageSortFields };

export const usageTrendForm: InputView = { fields: fields.usageTrendFields };
