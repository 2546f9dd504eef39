// Generated from the contract by `npm run gen`; do not edit.
import { hostingLabels, platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './multiverse.fields.ts';

export const pingForm: InputView = { fields: fields.pingFields, labels: { protocol: platformLabels.probe.protocol } };

export const gamesCreateForm: InputView = { fields: fields.gamesCreateFields, labels: { source: hostingLabels.game.source, type: hostingLabels.game.type } };

export const gamesListForm: InputView = { fields: fields.gamesListFields, labels: { source: hostingLabels.game.source } };

export const gamesGetForm: InputView = { fields: fields.gamesGetFields };

export const gamesUpdateForm: InputView = { fields: fields.gamesUpdateFields, labels: { type: hostingLabels.game.type } };

export const gamesResourceFactorForm: InputView = { fields: fields.gamesResourceFactorFields };

export const gamesSetResourceFactorForm: InputView = { fields: fields.gamesSetResourceFactorFields };

export const gamesUsageAdjustFactorForm: InputView = { fields: fields.gamesUsageAdjustFactorFields };

export const gamesSetUsageAdjustFactorForm: InputView = { fields: fields.gamesSetUsageAdjustFactorFields };

export const regionsListForm: InputView = { fields: fields.regionsListFields };

export const regionsCreateForm: InputView = { fields: fields.regionsCreateFields };

export const regionsUpdateForm: InputView = { fields: fields.regionsUpdateFields };

export const regionsRemoveForm: InputView = { fields: fields.regionsRemoveFields };

export const profilesListForm: InputView = { fields: fields.profilesListFields };

export const profilesCreateForm: InputView = { fields: fields.profilesCreateFields };

export const profilesGetForm: InputView = { fields: fields.profilesGetFields };

export const profilesUpdateForm: InputView = { fields: fields.profilesUpdateFields };

export const profilesRemoveForm: InputView = { fields: fields.profilesRemoveFields };

export const profilesReleaseResourceForm: InputView = { fields: fields.profilesReleaseResourceFields };

export const revisionsListForm: InputView = { fields: fields.revisionsListFields };

export const revisionsCreateForm: InputView = { fields: fields.revisionsCreateFields };

export const revisionsGetForm: InputView = { fields: fields.revisionsGetFields };

export const revisionsUpdateForm: InputView = { fields: fields.revisionsUpdateFields };

export const revisionsRemoveForm: InputView = { fields: fields.revisionsRemoveFields };

export const revisionsReleaseForm: InputView = { fields: fields.revisionsReleaseFields };

export const imagesTransferTokenForm: InputView = { fields: fields.imagesTransferTokenFields };

export const imagesCreateForm: InputView = { fields: fields.imagesCreateFields };

export const imagesListForm: InputView = { fields: fields.imagesListFields, labels: { status: hostingLabels.image.status } };

export const imagesGetForm: InputView = { fields: fields.imagesGetFields };

export const imagesRemoveForm: InputView = { fields: fields.imagesRemoveFields };

export const imagesLogsForm: InputView = { fields: fields.imagesLogsFields };

export const imagesFollowForm: InputView = { fields: fields.imagesFollowFields };

export const imagesRebuildForm: InputView = { fields: fields.imagesRebuildFields };

export const testServersStartForm: InputView = { fields: fields.testServersStartFields };

export const testServersListForm: InputView = { fields: fields.testServersListFields };

export const testServersGetForm: InputView = { fields: fields.testServersGetFields };

export const testServersLogsForm: InputView = { fields: fields.testServersLogsFields };

export const testServersFollowForm: InputView = { fields: fields.testServersFollowFields };

export const testServersStopForm: InputView = { fields: fields.testServersStopFields };

export const allocationsListForm: InputView = { fields: fields.allocationsListFields, labels: { status: hostingLabels.allocation.status } };

export const allocationsCreateForm: InputView = { fields: fields.allocationsCreateFields };

export const allocationsGetForm: InputView = { fields: fields.allocationsGetFields };

export const allocationsRemoveForm: InputView = { fields: fields.allocationsRemoveFields };

export const allocationsLogForm: InputView = { fields: fields.allocationsLogFields };

export const allocationsFollowForm: InputView = { fields: fields.allocationsFollowFields };

export const allocationsMetricsForm: InputView = { fields: fields.allocationsMetricsFields };

export const allocationsCountForm: InputView = { fields: fields.allocationsCountFields };

export const allocationsLogFileForm: InputView = { fields: fields.allocationsLogFileFields };

export const serversListForm: InputView = { fields: fields.serversListFields, labels: { state: hostingLabels.allocation.serverState } };

export const statisticsSumByGameForm: InputView = { fields: fields.statisticsSumByGameFields };

export const statisticsSumForm: InputView = { fields: fields.statisticsSumFields };

export const statisticsTopGamesForm: InputView = { fields: fields.statisticsTopGamesFields };

export const placeholderSchedulesListForm: InputView = { fields: fields.placeholderSchedulesListFields };

export const placeholderSchedulesUpdateForm: InputView = { fields: fields.placeholderSchedulesUpdateFields };

export const locationRatiosListForm: InputView = { fields: fields.locationRatiosListFields };

export const locationRatiosCreateForm: InputView = { fields: fields.locationRatiosCreateFields };

export const locationRatiosUpdateForm: InputView = { fields: fields.locationRatiosUpdateFields };

export const locationRatiosRemoveForm: InputView = { fields: fields.locationRatiosRemoveFields };
