// What an operator may set of databases.

declare module '#kernel/config' {
  interface Config extends StorageSettings {}
}

export interface StorageSettings {
  /** Databases that an app may have at once. */
  readonly databasesPerApp: number;
}

export const storageSettings: StorageSettings = { databasesPerApp: 10 };
