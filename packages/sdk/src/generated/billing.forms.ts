// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './billing.fields.ts';

export const billsListForm: InputView = { fields: fields.billsListFields };

export const billsByOrganizationForm: InputView = { fields: fields.billsByOrganizationFields };

export const billsCreateLinkForm: InputView = { fields: fields.billsCreateLinkFields };

export const billsProcessForm: InputView = { fields: fields.billsProcessFields };

export const billLogsListForm: InputView = { fields: fields.billLogsListFields, labels: { status: platformLabels.billLog.status } };

export const monthlyAmountForm: InputView = { fields: fields.monthlyAmountFields };

export const monthlyTransactionsForm: InputView = { fields: fields.monthlyTransactionsFields };

export const monthlyBillsForm: InputView = { fields: fields.monthlyBillsFields };

export const monthlyBillDiffForm: InputView = { fields: fields.monthlyBillDiffFields };

export const monthlyTrendForm: InputView = { fields: fields.monthlyTrendFields };

export const balancesListForm: InputView = { fields: fields.balancesListFields };

export const transactionsListForm: InputView = { fields: fields.transactionsListFields, labels: { type: platformLabels.transaction.type, status: platformLabels.transaction.status } };

export const transactionsCreateForm: InputView = { fields: fields.transactionsCreateFields, labels: { Type: platformLabels.transaction.type, AdjustmentType: platformLabels.transaction.adjustmentType } };

export const transactionsGetForm: InputView = { fields: fields.transactionsGetFields };

export const transactionsUpdateForm: InputView = { fields: fields.transactionsUpdateFields };

export const transactionsCancelForm: InputView = { fields: fields.transactionsCancelFields };

export const transactionsActivateForm: InputView = { fields: fields.transactionsActivateFields };

export const transactionsInvalidateForm: InputView = { fields: fields.transactionsInvalidateFields };

export const invoicesListForm: InputView = { fields: fields.invoicesListFields, labels: { status: platformLabels.invoice.status } };

export const invoicesCreateForm: InputView = { fields: fields.invoicesCreateFields, labels: { Type: platformLabels.invoice.type, Format: platformLabels.invoice.format } };

export const invoicesUpdateForm: InputView = { fields: fields.invoicesUpdateFields, labels: { Type: platformLabels.invoice.type, Format: platformLabels.invoice.format } };

export const invoicesFileForm: InputView = { fields: fields.invoicesFileFields };

export const invoicesFinishForm: InputView = { fields: fields.invoicesFinishFields };

export const invoicesInvalidateForm: InputView = { fields: fields.invoicesInvalidateFields };
