// What a service consists of, in one record. `services/index.ts` lists the records; mount, schema, schedules, streams,
// settings, export and key rotation walk that list, and nothing else is registered anywhere.
import type { Service } from '@uos/contract';
import type { Migration } from 'kysely/migration';
import type { Db } from '#db/connect';
import type { AppLimitOf } from '#kernel/call/app-limits';
import type { Handlers, HandlerTree } from '#kernel/call/call';
import type { NotBuilt } from '#kernel/call/not-built';
import type { Config } from '#kernel/config';
import type { SealedColumn } from '#kernel/keys/sealed-columns';
import type { ObjectTable } from '#kernel/objects/objects';
import type { TellDay } from '#kernel/past';
import type { Ports } from '#kernel/ports';
import type { AnySocketHandler, SocketHandlers } from '#kernel/server/sockets/handler';
import type { StreamRoute } from '#kernel/server/stream-route';
import type { OwnSchedule, Schedule } from '#kernel/time/schedules';

/** What services ask of each other; each adds what it offers: `declare module '#kernel/service' { interface Offers … }`. */
// biome-ignore lint/suspicious/noEmptyInterface: services fill it from their own folders
export interface Offers {}

/** How an app's service was switched. */
export type SwitchedTo = 'enabled' | 'suspended' | 'disabled';

/** The app whose service was switched. */
export interface Switched {
  readonly appId: string;
  /** Id of the service within the app; the app's own id unless it has several of them. */
  readonly serviceId: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** RFC 3339. */
  readonly now: string;
}

/** Hears of a switch in the transaction that makes it: what it throws refuses the switch. */
export type OnSwitch = (db: Db, ports: Ports, app: Switched) => Promise<void>;

/** Makes what the demo studio has of a service, once, in the transaction that switches it on for its app. */
export type Demo = (db: Db, ports: Ports, app: { readonly appId: string; readonly now: string }) => Promise<void>;

/** What lives as long as the process. */
export interface Opened {
  readonly streams?: readonly StreamRoute[];
  /** Writes what is kept in memory. */
  flush?(): Promise<void>;
  /** The same, once no request can come any more. */
  stop?(): Promise<void>;
}

export interface ServiceParts {
  /** Steps of the schema, named `{date}-{words}` after their file in `migrations/`; they only add. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  readonly schedules?: readonly OwnSchedule[];
  readonly open?: (ports: Ports) => Opened;
  /** Names of what it reports to the meter; nothing else of it is taken. */
  readonly meter?: readonly string[];
  /** Where its sealed values lie, for the rotation of the master key. */
  readonly sealed?: readonly SealedColumn[];
  /** Its tables whose rows say which contents exist, for export and restore. */
  readonly objects?: readonly ObjectTable[];
  /** What an operator may set of it, as it is unless told. */
  readonly settings?: Partial<Config>;
  /** What an app itself allows of its calls. */
  readonly appLimit?: AppLimitOf;
  readonly onSwitch?: Readonly<Partial<Record<SwitchedTo, OnSwitch>>>;
  /** A service with it is switched on for the app of the demo studio. */
  readonly demo?: Demo;
  /** What the demo studio has lived through of it, day by day. */
  readonly past?: TellDay;
  readonly offers?: Readonly<Partial<Offers>>;
  readonly needs?: readonly (keyof Offers)[];
}

/** What serves a contract: a handler for each operation and each socket. */
type Served<S extends Service<string, object>> = { readonly handlers: Handlers<S> } & (keyof S['sockets'] extends never
  ? { readonly sockets?: undefined }
  : { readonly sockets: SocketHandlers<S> });

export interface ServiceRecord extends Omit<ServiceParts, 'schedules'> {
  readonly contract: Service;
  readonly handlers: HandlerTree;
  readonly sockets: Readonly<Record<string, AnySocketHandler | NotBuilt>>;
  readonly schedules: readonly Schedule[];
}

/**
 * The record of a service.
 * @example export const ticket = serve(contract, { handlers: ticketHandlers });
 */
export function serve<S extends Service<string, object>>(
  contract: S,
  { handlers, sockets, schedules = [], ...parts }: ServiceParts & Served<S>,
): ServiceRecord {
  return Object.freeze({
    ...parts,
    contract,
    handlers: handlers as HandlerTree,
    sockets: { ...sockets },
    schedules: schedules.map((one) => ({ ...one, service: contract.name })),
  });
}

/** Where the sealed values of services lie. */
export function sealedOf(records: readonly ServiceRecord[]): SealedColumn[] {
  return records.flatMap(({ sealed = [] }) => sealed);
}

/** What the services of a platform are to each other. */
export interface ServiceDirectory {
  readonly records: readonly ServiceRecord[];
  /** Tells the service, by its name in `App.Services`, that an app switched it. */
  switched(name: string, to: SwitchedTo, db: Db, ports: Ports, app: Switched): Promise<void>;
  /** What another service offers; who asks names it in the `needs` of its record. */
  ask<K extends keyof Offers>(offer: K): Offers[K];
}

/**
 * Wires the records.
 * @throws Error where a service needs what none offers, or where needs form a circle
 */
export function serviceDirectory(records: readonly ServiceRecord[]): ServiceDirectory {
  const offers = new Map<string, { readonly by: string; readonly offer: unknown }>();
  for (const { contract, offers: own = {} } of records) {
    for (const [name, offer] of Object.entries(own)) {
      offers.set(name, { by: contract.name, offer });
    }
  }
  refuseCircles(records, offers);
  return {
    records,
    async switched(name, to, db, ports, app) {
      const record = records.find(({ contract }) => contract.internal === name);
      await record?.onSwitch?.[to]?.(db, ports, app);
    },
    ask<K extends keyof Offers>(offer: K): Offers[K] {
      return offers.get(offer)?.offer as Offers[K];
    },
  };
}

function refuseCircles(records: readonly ServiceRecord[], offers: ReadonlyMap<string, { readonly by: string }>): void {
  const needed = new Map(records.map(({ contract, needs = [] }) => [contract.name as string, [...needs] as string[]]));
  const visit = (service: string, way: readonly string[]): void => {
    if (way.includes(service)) {
      throw new Error(`services need each other in a circle: ${[...way, service].join(' → ')}`);
    }
    for (const need of needed.get(service) ?? []) {
      const offer = offers.get(need);
      if (offer === undefined) {
        throw new Error(`${service} needs ${need}, which no service offers`);
      }
      visit(offer.by, [...way, service]);
    }
  };
  for (const service of needed.keys()) {
    visit(service, []);
  }
}
