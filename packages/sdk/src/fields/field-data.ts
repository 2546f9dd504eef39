// Field rules as data: what a flag or a form needs to know of an input before anything is sent.

export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'map' | 'json' | 'union';

/** The rules of one value. */
export interface FieldData {
  /** Where a key of an input travels; absent inside other fields. */
  readonly in?: 'path' | 'query' | 'header' | 'body';
  readonly type: FieldType;
  readonly required?: true;
  readonly nullable?: true;
  /** Never shown, logged or taken on a command line. */
  readonly secret?: true;
  readonly enum?: readonly (string | number | boolean)[];
  /** Smallest number, fewest UTF-16 units of a text, fewest items of a list. */
  readonly min?: number;
  readonly max?: number;
  /** The number is greater, or less, than it. */
  readonly above?: number;
  readonly below?: number;
  /** The number is a multiple of it. */
  readonly step?: number;
  /** Source of a regular expression, compiled with the `u` flag. */
  readonly pattern?: string;
  /** Name of a shared pattern: `uuid`, `date`, `date-time`, `date-time-offset`. */
  readonly format?: string;
  /** Of a list. */
  readonly items?: FieldData;
  /** Of an object. */
  readonly fields?: Readonly<Record<string, FieldData>>;
  /** The object takes no key beside its fields. */
  readonly strict?: true;
  /** Of a map from text to values. */
  readonly values?: FieldData;
  /** Of a union: one of them fits. */
  readonly anyOf?: readonly FieldData[];
  /** Title in Chinese, title in English, description in English. */
  readonly zh?: string;
  readonly titleEn?: string;
  readonly en?: string;
}

/** Fields of one operation by input key. */
export type OperationFields = Readonly<Record<string, FieldData>>;

/** Operations of one service by their id without the service: `buckets.list`. */
export type ServiceFields = Readonly<Record<string, OperationFields>>;
