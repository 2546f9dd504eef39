// What people see of a service as data: inputs as forms, entities as columns.
import type { LabelTable } from '@uos/contract/labels';
import type { OperationFields } from './field-data.ts';

/** The input of one operation as a form shows it. */
export interface InputView {
  readonly fields: OperationFields;
  /** Words of the enums in it, by the path of the field: `Type`, `attributes.mode`. */
  readonly labels?: Readonly<Record<string, LabelTable>>;
}

/** `status` is a label with its colour, `count` the length of a list. */
export type ColumnKind =
  | 'text'
  | 'id'
  | 'number'
  | 'bytes'
  | 'fen'
  | 'yuan'
  | 'time'
  | 'status'
  | 'label'
  | 'flag'
  | 'count';

/** One field of an entity as a list shows it. */
export interface ColumnData {
  /** In Chinese. */
  readonly title: string;
  readonly titleEn: string;
  /** `text` when absent. */
  readonly kind?: ColumnKind;
  readonly labels?: LabelTable;
}

/** The fields of an entity by key. */
export type EntityColumns = Readonly<Record<string, ColumnData>>;
