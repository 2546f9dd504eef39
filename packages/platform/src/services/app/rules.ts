// What each service may be told when it is switched, and what it starts with. Source: wire/cdn-and-platform.md 2.2, 1.8.
import { type ServiceName, servicesWithOwnId } from '@uos/contract/rules';
import { PARTNER } from '#core/external/providers';

export type PropertyValue = string | number;
export type Properties = Readonly<Record<string, PropertyValue>>;

interface Property {
  /** The value to store, or undefined where it breaks the rule. */
  read(value: PropertyValue): PropertyValue | undefined;
  /** Stored when the service is first switched on. */
  readonly initial?: PropertyValue;
  readonly operatorsOnly?: boolean;
}

const oneOf = (words: readonly string[], initial?: string): Property => ({
  read: (value) => words.find((word) => word === value),
  ...(initial === undefined ? {} : { initial }),
});
const TEXT_LIMIT = 16_384;
const anyText = (initial?: string): Property => ({
  read: (value) => (typeof value === 'string' && value.length <= TEXT_LIMIT ? value : undefined),
  operatorsOnly: true,
  ...(initial === undefined ? {} : { initial }),
});

const SERVICE_PROPERTIES: Readonly<Partial<Record<ServiceName, Readonly<Record<string, Property>>>>> = {
  usync: {
    type: oneOf(['relay', 'realtime'], 'realtime'),
    perfTest: oneOf(['Enabled', 'Disabled'], 'Disabled'),
  },
  multiverse: {
    memoryPerCpu: { read: positiveNumber, initial: 1536, operatorsOnly: true },
    enablePassThrough: oneOf(['true', 'false'], 'false'),
    trial: { ...oneOf(['true', 'false']), operatorsOnly: true },
  },
  // why any text: invalid JSON is shown as 定制化, it is not refused
  func: {
    configOptions: anyText(),
    metaverseFunc: oneOf(['true', 'false']),
    trial: { ...oneOf(['true', 'false']), operatorsOnly: true },
  },
  // why 20: the free credit in GB that a first switch-on grants; where it is absent 100 counts
  'asset-streaming': { freeCredit: anyText('20'), provider: anyText('BlueCloud') },
};

/** Who runs a service that has a provider. */
const PROVIDERS: Readonly<Partial<Record<ServiceName, string>>> = { 'asset-streaming': 'BlueCloud' };

export function providerOf(service: ServiceName): string {
  return PROVIDERS[service] ?? '';
}

/** Properties of a service that is switched on for the first time. */
export function initialProperties(service: ServiceName): Properties {
  const known = SERVICE_PROPERTIES[service] ?? {};
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, property]) =>
      property.initial === undefined ? [] : [[name, property.initial]],
    ),
  );
}

export interface PropertyFault {
  readonly name: string;
  readonly reason: 'unknown' | 'invalid' | 'operators-only';
}

/** Reads what a caller wants to set; the first property that may not be set is the fault. */
export function readProperties(
  service: ServiceName,
  given: Properties,
  operator: boolean,
): { properties: Properties; fault?: undefined } | { fault: PropertyFault } {
  const properties: Record<string, PropertyValue> = {};
  for (const [name, value] of Object.entries(given)) {
    const known = SERVICE_PROPERTIES[service];
    const property = known !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
    if (property === undefined) {
      return { fault: { name, reason: 'unknown' } };
    }
    if (property.operatorsOnly === true && !operator) {
      return { fault: { name, reason: 'operators-only' } };
    }
    const read = property.read(value);
    if (read === undefined) {
      return { fault: { name, reason: 'invalid' } };
    }
    properties[name] = read;
  }
  return { properties };
}

/** True where the service gets an id of its own at this switch. */
export function mintsServiceId(
  app: { supportMultiServices: boolean; appId: string },
  service: ServiceName,
  current: { serviceId: string } | undefined,
): boolean {
  return (
    app.supportMultiServices &&
    servicesWithOwnId.includes(service) &&
    (current === undefined || current.serviceId === app.appId)
  );
}

/** Properties of an app: a small map for people and editors, not a store. */
const APP_PROPERTIES_BYTES = 16_384;

export function appPropertiesFit(properties: Readonly<Record<string, string>>): boolean {
  return Buffer.byteLength(JSON.stringify(properties)) <= APP_PROPERTIES_BYTES;
}

/** Says that the app is linked with the partner; only the link itself sets it. */
const LINK_PROPERTY = `${PARTNER}Linked`;

/** True where somebody sets by hand what only a link with the partner proves; saying what stands there is no change. */
export function claimsLink(
  stored: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | undefined,
): boolean {
  const claimed = given?.[LINK_PROPERTY];
  return claimed !== undefined && claimed !== stored[LINK_PROPERTY];
}

function positiveNumber(value: PropertyValue): number | undefined {
  const number = typeof value === 'number' ? value : /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return number > 0 && Number.isFinite(number) ? number : undefined;
}
