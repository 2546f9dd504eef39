// Columns of an entity: titles, formats and the words of enums from the contract, looks from the screen.
import type { LabelTable } from '@uos/contract/labels';
import type { ColumnKind, EntityColumns } from '@uos/sdk/fields';
import { type Column, columnKinds } from './column.tsx';

export interface ColumnLook<Row> extends Partial<Omit<Column<Row>, 'key'>> {
  /** Where the contract says too little, such as that a text is a moment. */
  readonly kind?: ColumnKind;
  readonly labels?: LabelTable;
}

/** What a screen says of the fields it names. */
export type ColumnLooks<Row> = { readonly [K in keyof Row & string]?: ColumnLook<Row> };

/**
 * The named fields in the order they are named. What the screen says of one wins over the contract.
 * @example columnsOf<Ticket>(ticketColumns, { Title: { sort: true }, Status: {}, Id: { title: text.number, hidden: true } })
 */
export function columnsOf<Row>(entity: EntityColumns, looks: ColumnLooks<Row>): Column<Row>[] {
  const kinds = columnKinds<Row>();
  return Object.entries<ColumnLook<Row> | undefined>(looks).map(([name, look = {}]) => {
    const key = name as keyof Row & string;
    const { title = name, kind = 'text', labels = {} } = { ...entity[name], ...look };
    const { title: _title, kind: _kind, labels: _labels, ...more } = look;
    return kind === 'status' || kind === 'label'
      ? kinds[kind](key, title, labels, more)
      : kinds[kind](key, title, more);
  });
}
