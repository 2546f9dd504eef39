// A policy as data: its texts in the version that people agree to.
import type { Section } from '../../parts/reading/prose.tsx';

export interface Policy {
  readonly title: string;
  readonly help: string;
  /** Equal to `PolicyInfo.Version` of the platform where people have to agree to it. */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly since: string;
  readonly sections: readonly Section[];
}
