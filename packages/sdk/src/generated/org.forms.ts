// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { InputView } from '../fields/view-data.ts';
import * as fields from './org.fields.ts';

export const listForm: InputView = { fields: fields.listFields, labels: { status: platformLabels.organization.status } };

export const createForm: InputView = { fields: fields.createFields };

export const approveForm: InputView = { fields: fields.approveFields };

export const invalidateForm: InputView = { fields: fields.invalidateFields };

export const membersListForm: InputView = { fields: fields.membersListFields };

export const membersAddForm: InputView = { fields: fields.membersAddFields, labels: { Role: platformLabels.app.role } };

export const membersUpdateForm: InputView = { fields: fields.membersUpdateFields, labels: { Role: platformLabels.app.role } };

export const membersRmForm: InputView = { fields: fields.membersRmFields };

export const projectsListForm: InputView = { fields: fields.projectsListFields };

export const projectsCreateForm: InputView = { fields: fields.projectsCreateFields };

export const projectsGetForm: InputView = { fields: fields.projectsGetFields };
