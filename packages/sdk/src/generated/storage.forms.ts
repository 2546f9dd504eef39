// Generated from the contract by `npm run gen`; do not edit.
import { storageLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './storage.fields.ts';

export const databasesListForm: InputView = { fields: fields.databasesListFields, labels: { engine: storageLabels.database.engine, status: storageLabels.database.status } };

export const databasesListAllForm: InputView = { fields: fields.databasesListAllFields, labels: { engine: storageLabels.database.engine, status: storageLabels.database.status } };

export const databasesCreateForm: InputView = { fields: fields.databasesCreateFields, labels: { engine: storageLabels.database.engine } };

export const databasesGetForm: InputView = { fields: fields.databasesGetFields, labels: { engine: storageLabels.database.engine } };

export const databasesRemoveForm: InputView = { fields: fields.databasesRemoveFields };

export const databasesResetPasswordForm: InputView = { fields: fields.databasesResetPasswordFields };

export const databasesCreateProxyForm: InputView = { fields: fields.databasesCreateProxyFields };

export const databasesReleaseProxyForm: InputView = { fields: fields.databasesReleaseProxyFields };

export const databasesUpgradeForm: InputView = { fields: fields.databasesUpgradeFields };

export const databasesRestartForm: InputView = { fields: fields.databasesRestartFields };

export const databasesBackupForm: InputView = { fields: fields.databasesBackupFields };

export const databasesQueryForm: InputView = { fields: fields.databasesQueryFields };

export const databasesMetricsForm: InputView = { fields: fields.databasesMetricsFields };

export const databasesSlowQueriesForm: InputView = { fields: fields.databasesSlowQueriesFields };

export const databasesSupportedMetricsForm: InputView = { fields: fields.databasesSupportedMetricsFields, labels: { engine: storageLabels.database.engine } };

export const databasesDailyNewForm: InputView = { fields: fields.databasesDailyNewFields };

export const databasesDailyAliveForm: InputView = { fields: fields.databasesDailyAliveFields };

export const databasesTopKForm: InputView = { fields: fields.databasesTopKFields };

export const backupsListForm: InputView = { fields: fields.backupsListFields };

export const backupsDownloadUrlsForm: InputView = { fields: fields.backupsDownloadUrlsFields };

export const backupsRestoreForm: InputView = { fields: fields.backupsRestoreFields };

export const backupsRemoveForm: InputView = { fields: fields.backupsRemoveFields };

export const backupsPlanForm: InputView = { fields: fields.backupsPlanFields };

export const asyncRequestsStatusForm: InputView = { fields: fields.asyncRequestsStatusFields };

export const asyncRequestsListForm: InputView = { fields: fields.asyncRequestsListFields };

export const regionsListForm: InputView = { fields: fields.regionsListFields, labels: { engine: storageLabels.database.engine } };

export const instanceTypesListForm: InputView = { fields: fields.instanceTypesListFields, labels: { engine: storageLabels.database.engine } };
