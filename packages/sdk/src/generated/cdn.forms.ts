// Generated from the contract by `npm run gen`; do not edit.
import { cdnLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './cdn.fields.ts';

export const bucketsListForm: InputView = { fields: fields.bucketsListFields };

export const bucketsCreateForm: InputView = { fields: fields.bucketsCreateFields };

export const bucketsGetForm: InputView = { fields: fields.bucketsGetFields };

export const bucketsUpdateForm: InputView = { fields: fields.bucketsUpdateFields };

export const bucketsRemoveForm: InputView = { fields: fields.bucketsRemoveFields };

export const bucketsPromoteForm: InputView = { fields: fields.bucketsPromoteFields };

export const bucketsProxyCacheForm: InputView = { fields: fields.bucketsProxyCacheFields };

export const bucketsStatisticsForm: InputView = { fields: fields.bucketsStatisticsFields };

export const releasesListForm: InputView = { fields: fields.releasesListFields };

export const releasesCreateForm: InputView = { fields: fields.releasesCreateFields };

export const releasesGetForm: InputView = { fields: fields.releasesGetFields };

export const releasesGetByBadgeForm: InputView = { fields: fields.releasesGetByBadgeFields };

export const releasesEntriesForm: InputView = { fields: fields.releasesEntriesFields };

export const releasesEntriesByFuzzyForm: InputView = { fields: fields.releasesEntriesByFuzzyFields };

export const entriesListForm: InputView = { fields: fields.entriesListFields };

export const entriesCreateForm: InputView = { fields: fields.entriesCreateFields };

export const entriesGetForm: InputView = { fields: fields.entriesGetFields };

export const entriesUpdateForm: InputView = { fields: fields.entriesUpdateFields };

export const entriesRemoveForm: InputView = { fields: fields.entriesRemoveFields };

export const entriesUpsertManyForm: InputView = { fields: fields.entriesUpsertManyFields };

export const entriesRemoveManyForm: InputView = { fields: fields.entriesRemoveManyFields };

export const entriesUploadTokenForm: InputView = { fields: fields.entriesUploadTokenFields };

export const entriesListDirectoryForm: InputView = { fields: fields.entriesListDirectoryFields };

export const entriesRemoveDirectoryForm: InputView = { fields: fields.entriesRemoveDirectoryFields };

export const entriesByFuzzyForm: InputView = { fields: fields.entriesByFuzzyFields };

export const badgesListForm: InputView = { fields: fields.badgesListFields };

export const badgesSetForm: InputView = { fields: fields.badgesSetFields };

export const badgesRemoveForm: InputView = { fields: fields.badgesRemoveFields };

export const modsListForm: InputView = { fields: fields.modsListFields, labels: { status: cdnLabels.mod.status, report_status: cdnLabels.mod.reportStatus } };

export const modsGetForm: InputView = { fields: fields.modsGetFields };

export const modsVersionEntriesForm: InputView = { fields: fields.modsVersionEntriesFields };

export const modsEntriesForm: InputView = { fields: fields.modsEntriesFields };

export const modsInspectForm: InputView = { fields: fields.modsInspectFields, labels: { action: cdnLabels.mod.inspectAction } };

export const modsInspectReportForm: InputView = { fields: fields.modsInspectReportFields };

export const modsCreateForm: InputView = { fields: fields.modsCreateFields };

export const modsCreateVersionForm: InputView = { fields: fields.modsCreateVersionFields };

export const modsCreateEntryForm: InputView = { fields: fields.modsCreateEntryFields };

export const modsReportForm: InputView = { fields: fields.modsReportFields };

export const contentByBadgePathForm: InputView = { fields: fields.contentByBadgePathFields };

export const contentByBadgeForm: InputView = { fields: fields.contentByBadgeFields };

export const contentByReleasePathForm: InputView = { fields: fields.contentByReleasePathFields };

export const contentByReleaseForm: InputView = { fields: fields.contentByReleaseFields };

export const contentByHeadPathForm: InputView = { fields: fields.contentByHeadPathFields };

export const contentByHeadForm: InputView = { fields: fields.contentByHeadFields };

export const contentByEntryForm: InputView = { fields: fields.contentByEntryFields };

export const contentByVersionForm: InputView = { fields: fields.contentByVersionFields };
