// A server that the operator has named, on which databases are made beside those of others: what an engine has to be able to
// do there. It is nobody's child, so that nothing of it is started, measured or backed up here.
import {
  type DatabaseSpec,
  EngineFailed,
  type EngineName,
  type Named,
  type Offer,
  type Probe,
  type ServerAddress,
  type Statement,
  type StatementAnswer,
} from '#engines/databases/port';

export interface Server {
  readonly engine: EngineName;
  readonly address: ServerAddress;
  /** @throws ServerAway, EngineFailed */
  probe(): Promise<Probe>;
  /** Makes the database and its accounts, or what is missing of them. @throws ServerAway, EngineFailed */
  admit(spec: DatabaseSpec): Promise<void>;
  /** Takes the accounts away, and with them the rights of whoever is connected; the data stays. */
  bar(one: Named): Promise<void>;
  /** Takes everything away. */
  drop(one: Named): Promise<void>;
  /** Changes what the client logs in with; who is connected has to log in anew. */
  setPassword(spec: DatabaseSpec, verifier: string): Promise<void>;
  setFull(spec: DatabaseSpec, full: boolean): Promise<void>;
  query(spec: DatabaseSpec, statement: Statement): Promise<StatementAnswer>;
  diskBytes(spec: DatabaseSpec): Promise<number>;
}

/** What a server is offered as; one that does not answer, or refuses us, says why. */
export async function offerOf(server: Server): Promise<Offer> {
  const probe = await server.probe().catch((error: unknown): Probe => {
    if (error instanceof EngineFailed) {
      return { available: false, version: '', reason: error.message };
    }
    throw error;
  });
  return { ...probe, provider: 'external' };
}

/** why without its words: they may hold what was asked, and with it what is kept of a password */
export function refusedBy(engine: EngineName, code: string | number): EngineFailed {
  return new EngineFailed(
    `the ${engine} server of the operator refused it (${code}): an administrator can look at the rights of its account`,
  );
}

export const refusesAccount = (engine: EngineName): string =>
  `the ${engine} server of the operator refuses the account it was named with`;

export const tooOld = (engine: EngineName, version: string, oldest: number | string): string =>
  `the ${engine} server of the operator is version ${version}, and ${oldest} or newer is needed`;
