// The programs of an engine on this machine: looked for when somebody asks, and remembered for those that run them.
import { EngineMissing, type Probe } from './port.ts';

type Found<Programs> = { readonly programs: Programs } | { readonly reason: string };

export function knownPrograms<Programs extends { readonly version: string }>(
  engine: string,
  find: () => Promise<Found<Programs>>,
) {
  let known: Programs | undefined;
  const look = async (): Promise<Found<Programs>> => {
    const found = await find();
    known = 'programs' in found ? found.programs : undefined;
    return found;
  };
  return {
    async probe(): Promise<Probe> {
      const found = await look();
      return 'programs' in found
        ? { available: true, version: found.programs.version, reason: '' }
        : { available: false, version: '', reason: found.reason };
    },
    /** @throws EngineMissing */
    async programs(): Promise<Programs> {
      const found = known === undefined ? await look() : { programs: known };
      if ('programs' in found) {
        return found.programs;
      }
      throw new EngineMissing(found.reason);
    },
    /** Those that were found before. @throws EngineMissing */
    known(): Programs {
      if (known === undefined) {
        throw new EngineMissing(`engine ${engine} was not found on this server`);
      }
      return known;
    },
  };
}
