// Generated from the contract by `npm run gen`; do not edit.
import { matchLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './match.fields.ts';

export const appsOpenForm: InputView = { fields: fields.appsOpenFields, labels: { appType: matchLabels.matchApp.appType } };

export const appsGetForm: InputView = { fields: fields.appsGetFields, labels: { appType: matchLabels.matchApp.appType } };

export const appsCloseForm: InputView = { fields: fields.appsCloseFields, labels: { appType: matchLabels.matchApp.appType } };

export const appsTicketSumForm: InputView = { fields: fields.appsTicketSumFields };

export const appsTicketTopKForm: InputView = { fields: fields.appsTicketTopKFields };

export const configsListForm: InputView = { fields: fields.configsListFields, labels: { appType: matchLabels.matchApp.appType } };

export const configsCreateForm: InputView = { fields: fields.configsCreateFields, labels: { appType: matchLabels.matchApp.appType, regionStrategy: matchLabels.matchConfig.regionStrategy } };

export const configsGetForm: InputView = { fields: fields.configsGetFields };

export const configsUpdateForm: InputView = { fields: fields.configsUpdateFields, labels: { regionStrategy: matchLabels.matchConfig.regionStrategy } };

export const configsRemoveForm: InputView = { fields: fields.configsRemoveFields };

export const configsTestForm: InputView = { fields: fields.configsTestFields };

export const configsTicketCountForm: InputView = { fields: fields.configsTicketCountFields };

export const configsTicketMetricsForm: InputView = { fields: fields.configsTicketMetricsFields };

export const configsReleaseTicketsForm: InputView = { fields: fields.configsReleaseTicketsFields };

export const configsReleaseBackfillsForm: InputView = { fields: fields.configsReleaseBackfillsFields };

export const ticketsCreateForm: InputView = { fields: fields.ticketsCreateFields };

export const ticketsGetForm: InputView = { fields: fields.ticketsGetFields };

export const ticketsCancelForm: InputView = { fields: fields.ticketsCancelFields };

export const backfillsStartForm: InputView = { fields: fields.backfillsStartFields };

export const backfillsGetForm: InputView = { fields: fields.backfillsGetFields };

export const backfillsStopForm: InputView = { fields: fields.backfillsStopFields };
