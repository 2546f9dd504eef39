// Where sealed values lie, and what each is bound to. Whoever seals something new names its column in the record of the
// service: the rotation of the master key reads those, then looks through every column for what they forgot.

export interface SealedColumn {
  readonly table: string;
  /** The column that names the row. */
  readonly key: string;
  readonly column: string;
  /** A jsonb column holds the value as a JSON string. */
  readonly json?: true;
  /** Part of the key of rows that are sealed, where not all are. */
  readonly keyPrefix?: string;
  /** What the value was sealed with as its context. */
  context(key: string): string;
}

/** Of the platform itself; services name theirs in their records. */
export const CORE_SEALED: readonly SealedColumn[] = [
  { table: 'settings', key: 'key', column: 'value', json: true, keyPrefix: 'secret/', context: (key) => key },
  { table: 'apps', key: 'id', column: 'secret', context: (id) => `apps/${id}/AppSecret` },
  { table: 'apps', key: 'id', column: 'service_secret', context: (id) => `apps/${id}/AppServiceSecret` },
];
