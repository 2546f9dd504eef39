// Thrown in place of the first request that would change something, when --dry-run is given.
import type { PreparedRequest } from '@uos/sdk/http';

export class DryRun extends Error {
  readonly request: PreparedRequest;

  constructor(request: PreparedRequest) {
    super('dry run');
    this.name = 'DryRun';
    this.request = request;
  }
}
