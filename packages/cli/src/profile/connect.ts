// stub
export interface Connection {
  readonly origin: string;
}
export function connect(_: unknown): Connection {
  return { origin: '' };
}
