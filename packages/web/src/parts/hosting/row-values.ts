// What rows of ports, variables and files hold while they are typed.
import type { ServerPort } from '@uos/sdk/services/multiverse';

export interface PortRow {
  readonly name: string;
  readonly protocol: ServerPort['protocol'];
  readonly port: number | undefined;
}

export interface EnvRow {
  readonly envKey: string;
  readonly envValue: string;
}

export interface FileRow {
  readonly mountPath: string;
  readonly filename: string;
  readonly content: string;
}
