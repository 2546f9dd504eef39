// Columns of an answer: their types in the engine's words, and values as people read them.
import type { FieldPacket } from 'mysql2';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isBinary: boolean;
}

const BINARY = 63;
const [UNSIGNED, ENUM, SET] = [0x20, 0x100, 0x800];

const NAMES: Readonly<Record<number, string>> = {
  ...{ 0: 'decimal', 1: 'tinyint', 2: 'smallint', 3: 'int', 4: 'float', 5: 'double', 6: 'null', 7: 'timestamp' },
  ...{ 8: 'bigint', 9: 'mediumint', 10: 'date', 11: 'time', 12: 'datetime', 13: 'year', 15: 'varchar', 16: 'bit' },
  ...{ 245: 'json', 246: 'decimal', 247: 'enum', 248: 'set', 255: 'geometry' },
};
/** Text where they have a character set, bytes where they have none. */
const EITHER: Readonly<Record<number, readonly [string, string]>> = {
  249: ['tinytext', 'tinyblob'],
  250: ['mediumtext', 'mediumblob'],
  251: ['longtext', 'longblob'],
  252: ['text', 'blob'],
  253: ['varchar', 'varbinary'],
  254: ['char', 'binary'],
};
const BIT = 16;
const GEOMETRY = 255;

export function columnOf({ name, columnType: code = 0, flags: marks, characterSet }: FieldPacket): Column {
  const flags = Number(marks);
  const pair = EITHER[code];
  const isBinary = characterSet === BINARY && (pair !== undefined || code === BIT || code === GEOMETRY);
  const type =
    (flags & ENUM) !== 0
      ? 'enum'
      : (flags & SET) !== 0
        ? 'set'
        : pair === undefined
          ? (NAMES[code] ?? String(code))
          : pair[isBinary ? 1 : 0];
  const isUnsigned = (flags & UNSIGNED) !== 0 && pair === undefined && code !== BIT;
  return { name, type: isUnsigned && isNumber(code) ? `${type} unsigned` : type, isBinary };
}

const isNumber = (code: number): boolean => code <= 5 || code === 8 || code === 9 || code === 246;

export function valuesOf(values: readonly (Buffer | null)[], columns: readonly Column[]): (string | null)[] {
  return values.map((value, at) =>
    value === null ? null : columns[at]?.isBinary === true ? `0x${value.toString('hex')}` : value.toString('utf8'),
  );
}
