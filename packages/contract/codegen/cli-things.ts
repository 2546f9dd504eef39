// What the CLI needs to find a thing by its name: the call that lists its kind, and what people call it by.
import * as z from 'zod';
import { type Lister, listersOf } from '../src/kernel/listers.ts';
import { refOf } from '../src/kernel/refs.ts';
import type { Service } from '../src/kernel/service.ts';
import type { Text } from '../src/kernel/vocabulary.ts';
import { flagName } from '../src/kernel/walk.ts';

/** Handed to the generator of the command table, packages/cli/codegen/manifest.ts. */
export interface CliThing {
  readonly ref: string;
  /** Id of the call that lists it. */
  readonly operation: string;
  readonly title: Text;
  /** Field of a row that holds its id. */
  readonly key: string;
  /** Its id is a UUID, so a word that is none is a name. */
  readonly isUuid: boolean;
  readonly names: readonly CliName[];
  /** Field that says more of it. */
  readonly detail?: string;
  /** Path parameters of the list, and what each of them names. */
  readonly within?: Readonly<Record<string, string>>;
}

interface CliName {
  /** Field of a row; `badges.name` of each in a list. */
  readonly path: string;
  readonly isNumber?: true;
  /** Key of the input by which the list is asked for it. */
  readonly filter?: string;
}

/** Every kind of thing that people can list, call by a name and find the same way. */
export function cliThings(services: readonly Service[]): CliThing[] {
  return [...listersOf(services)].flatMap(([ref, lister]) => {
    const { call, key, named, row } = lister;
    const { paramNames, params } = call.operation;
    const within = Object.fromEntries(paramNames.map((name: string) => [name, refOf(params?.[name]) ?? '']));
    if (named.length === 0 || Object.values(within).includes('')) {
      return [];
    }
    const names = named.map((path) => cliName(path, lister));
    const { title = '', columns = [] } = (z.globalRegistry.get(row) ?? {}) as { title?: string; columns?: string[] };
    const detail = columns.find((field) => field !== key && !named.includes(field) && isWord(row.shape[field]));
    return [
      {
        ref,
        operation: call.id,
        title: { zh: title, en: flagName(ref.split('.')[1] ?? ref).replaceAll('-', ' ') },
        key,
        isUuid: innermost(row.shape[key]) instanceof z.ZodUUID,
        names,
        ...(detail !== undefined && { detail }),
        ...(paramNames.length > 0 && { within }),
      },
    ];
  });
}

/** why the name of the entity too: organisations have a `name` and are asked for by `OrganizationName`, users the other way */
function cliName(path: string, { call, row }: Lister): CliName {
  const { query, body } = call.operation;
  const asked = { ...query?.shape, ...(body instanceof z.ZodObject ? body.shape : {}) };
  const [field = ''] = path.split('.');
  const { id = '' } = (z.globalRegistry.get(row) ?? {}) as { id?: string };
  const wanted = [field, id + field, field.replace(new RegExp(`^${id}(?=.)`), '')].map((word) => word.toLowerCase());
  const filter = Object.keys(asked).find(
    (key) => wanted.includes(key.toLowerCase()) && !(innermost(asked[key]) instanceof z.ZodArray),
  );
  const isNumber = innermost(row.shape[field]) instanceof z.ZodNumber;
  return { path, ...(isNumber && { isNumber }), ...(filter !== undefined && { filter }) };
}

function isWord(schema: unknown): boolean {
  const inner = innermost(schema);
  return inner instanceof z.ZodString || inner instanceof z.ZodEnum;
}

function innermost(schema: unknown): unknown {
  const inner = (schema as Partial<z.core.$ZodType> | undefined)?._zod?.def as { innerType?: unknown } | undefined;
  return inner?.innerType === undefined ? schema : innermost(inner.innerType);
}
