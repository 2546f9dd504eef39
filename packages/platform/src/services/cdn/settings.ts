// What an operator may set of content delivery.

export interface CdnSettings {
  /** Seconds a badge or head redirect may be cached. Real clients allow about 60 s after a badge move; wire 1.7. */
  readonly redirectTtlSeconds: number;
  /** Largest object, bytes. */
  readonly objectLimitBytes: number;
  readonly uploadTokenTtlSeconds: number;
  /** Answer content with a 307 to the byte URL, or with the bytes themselves. */
  readonly contentRedirect: boolean;
  /** Send callers on to the object store for contents of a megabyte and more, where it can give out addresses. */
  readonly objectsRedirect: boolean;
}

declare module '#kernel/config' {
  interface Config extends CdnSettings {}
}

export const cdnSettings: CdnSettings = {
  redirectTtlSeconds: 60,
  objectLimitBytes: 5_000_000_000,
  uploadTokenTtlSeconds: 3600,
  contentRedirect: true,
  objectsRedirect: false,
};
