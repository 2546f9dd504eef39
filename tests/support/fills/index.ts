// One thing of every ref that a served call names, in a studio of its own. Each service has a file, named as its folder.
import { REFS, type Ref } from '@uos/contract';
import type { Answer, TestApp, TestPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { fileNames } from '../file-names.ts';

export type Ids = Readonly<Partial<Record<Ref, string>>>;
type Headers = Readonly<Record<string, string>>;

/** An organisation with an owner and an app, in which things are made when they are first asked for. */
export interface Studio {
  readonly platform: TestPlatform;
  readonly app: TestApp;
  /** The session of its owner, who also names the app. */
  owner(): Promise<Owner>;
  /** Calls in the owner's name, or with other headers; throws unless it succeeds. */
  call(method: string, path: string, body: unknown, headers?: Headers): Promise<Readonly<Record<string, string>>>;
  /** The id of the one thing of its kind. */
  the(ref: Ref): Promise<string>;
  /** All that can be made, or those that are asked for. */
  ids(refs?: readonly Ref[]): Promise<Ids>;
}

export interface Owner {
  readonly id: string;
  readonly headers: Headers;
}

export type Fills = Readonly<Partial<Record<Ref, (studio: Studio) => string | Promise<string>>>>;

const modules = await Promise.all(
  fileNames(import.meta.dirname, ['index', 'fields']).map(
    (name) => import(/* @vite-ignore */ `./${name}.ts`) as Promise<{ readonly fills: Fills }>,
  ),
);

export const fills: Fills = Object.assign({}, ...modules.map((one) => one.fills));

const filled = Object.keys(fills) as Ref[];

export async function openStudio(platform: TestPlatform, services: readonly string[]): Promise<Studio> {
  const app = await platform.app(services);
  const made = new Map<Ref, Promise<string>>();
  let owner: Promise<Owner> | undefined;
  const studio: Studio = {
    platform,
    app,
    owner() {
      owner ??= platform
        .signedIn(`owner-${app.id}`, app.orgId, 'owner')
        .then(({ id, token }) => ({ id, headers: { Cookie: `sst=${token}`, 'X-APP-ID': app.id } }));
      return owner;
    },
    async call(method, path, body, headers) {
      const answer = await platform.call(method, path, body, { headers: headers ?? (await studio.owner()).headers });
      return bodyOf(answer, `${method} ${path}`);
    },
    the(ref) {
      const id = made.get(ref) ?? make(studio, ref);
      made.set(ref, id);
      return id;
    },
    async ids(refs = filled) {
      const ids: Partial<Record<Ref, string>> = {};
      for (const ref of refs.filter((one) => fills[one] !== undefined)) {
        ids[ref] = await studio.the(ref);
      }
      return ids;
    },
  };
  return studio;
}

function bodyOf({ status, body }: Answer, asked: string): Readonly<Record<string, string>> {
  if (status !== 200) {
    throw new Error(`${asked} answered ${status}: ${JSON.stringify(body)}`);
  }
  return body as Readonly<Record<string, string>>;
}

async function make(studio: Studio, ref: Ref): Promise<string> {
  const fill = fills[ref];
  if (fill === undefined) {
    throw new Error(`nothing in tests/support/fills makes a ${ref}`);
  }
  return fill(studio);
}

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const HEX = /[0-9a-f]{32}/gi;

/** Ids of the same form that nobody has. */
export function unknownIds(ids: Ids): Ids {
  return Object.fromEntries(Object.entries(ids).map(([ref, id]) => [ref, unknownOf(ref as Ref, id)]));
}

function unknownOf(ref: Ref, id: string): string {
  const number = String(Object.keys(REFS).indexOf(ref)).padStart(3, '0');
  const unknown = id.replace(UUID, `0f8fad5b-d9cb-469f-a165-708677289${number}`).replace(HEX, '0'.repeat(32));
  if (unknown === id) {
    throw new Error(`${ref} ${id} has no part that could name another one`);
  }
  return unknown;
}
