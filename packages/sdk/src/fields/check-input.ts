// Checks an input against its field data, with the same verdict as the contract's own schemas.
import { formats } from '../generated/formats.ts';
import type { FieldData, OperationFields } from './field-data.ts';

export type ProblemKind = 'required' | 'unknown' | 'type' | 'enum' | 'min' | 'max' | 'step' | 'pattern' | 'union';

/** One thing that is wrong with an input. */
export interface Problem {
  /** Where: `name`, `attributes.promote_only`, `entries[2].path`. */
  readonly path: string;
  readonly kind: ProblemKind;
  /** The rules of the value that is wrong; absent for an unknown key. */
  readonly field?: FieldData;
}

/**
 * Everything that is wrong with an input; an empty list when it may be sent.
 * @example checkInput(cdnFields['buckets.create'], { name: '' }) // [{ path: 'name', kind: 'min', field }]
 */
export function checkInput(fields: OperationFields, input: unknown): Problem[] {
  return checkValue({ type: 'object', fields, strict: true }, input, '');
}

function checkValue(field: FieldData, value: unknown, path: string): Problem[] {
  if (value === undefined) {
    return field.required === true ? [{ path, kind: 'required', field }] : [];
  }
  if (value === null && field.nullable === true) {
    return [];
  }
  const problem = (kind: ProblemKind): Problem[] => [{ path, kind, field }];
  if (!isOfType(field, value)) {
    return problem('type');
  }
  if (field.enum !== undefined) {
    return field.enum.includes(value as string) ? [] : problem('enum');
  }
  switch (field.type) {
    case 'string':
      return checkText(field, value as string, problem);
    case 'integer':
    case 'number':
      return checkNumber(field, value as number, problem);
    case 'array':
      return checkList(field, value as unknown[], path, problem);
    case 'object':
      return checkObject(field, value as Record<string, unknown>, path);
    case 'map':
      return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
        field.values === undefined ? [] : checkValue(field.values, inner, join(path, key)),
      );
    case 'union':
      return field.anyOf?.some((one) => checkValue(one, value, path).length === 0) ? [] : problem('union');
    default:
      return [];
  }
}

function isOfType({ type }: FieldData, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'map':
      return isPlainObject(value);
    case 'json':
      return isJson(value);
    case 'union':
      return true;
    default:
      return typeof value === type;
  }
}

type Report = (kind: ProblemKind) => Problem[];

function checkText({ min, max, pattern, format }: FieldData, text: string, problem: Report): Problem[] {
  if (min !== undefined && text.length < min) {
    return problem('min');
  }
  if (max !== undefined && text.length > max) {
    return problem('max');
  }
  const source = format === undefined ? pattern : formats[format];
  return source === undefined || compiled(source).test(text) ? [] : problem('pattern');
}

function checkNumber(field: FieldData, number: number, problem: Report): Problem[] {
  const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity, step } = field;
  return [
    ...(number < min || number <= above ? problem('min') : []),
    ...(number > max || number >= below ? problem('max') : []),
    ...(step !== undefined && !isMultiple(number, step) ? problem('step') : []),
  ];
}

function checkList({ min, max, items }: FieldData, list: unknown[], path: string, problem: Report): Problem[] {
  return [
    ...(min !== undefined && list.length < min ? problem('min') : []),
    ...(max !== undefined && list.length > max ? problem('max') : []),
    ...(items === undefined ? [] : list.flatMap((item, index) => checkValue(items, item, `${path}[${index}]`))),
  ];
}

function checkObject({ fields = {}, strict }: FieldData, value: Record<string, unknown>, path: string): Problem[] {
  const unknown = strict === true ? Object.keys(value).filter((key) => !Object.hasOwn(fields, key)) : [];
  return [
    ...Object.entries(fields).flatMap(([key, field]) => checkValue(field, value[key], join(path, key))),
    ...unknown.map((key): Problem => ({ path: join(path, key), kind: 'unknown' })),
  ];
}

const patterns = new Map<string, RegExp>();

function compiled(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) {
    return known;
  }
  const pattern = new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

// why: 0.07 / 0.01 is not a whole number in floating point
function isMultiple(number: number, step: number): boolean {
  const ratio = number / step;
  return Math.abs(ratio - Math.round(ratio)) <= Number.EPSILON * Math.max(Math.abs(ratio), 1);
}

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.every(isJson);
  }
  if (typeof value === 'object' && value !== null) {
    return isPlainObject(value) && Object.values(value).every(isJson);
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
