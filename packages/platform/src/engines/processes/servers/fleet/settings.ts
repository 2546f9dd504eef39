// What an operator may set of the cluster that runs the servers instead of this machine.

export interface ClusterSettings {
  /** Of its API server. */
  readonly url: string;
  readonly namespace: string;
  /** Read for each call: a cluster writes it anew. */
  readonly tokenFile?: string;
  /** Of the authority that signs the API server's certificate. */
  readonly caFile?: string;
  /** In which programs run: it has the system they need, their own files are laid into it. */
  readonly image: string;
  /** Claim of the volume that is the platform's folder too; programs are read from it. */
  readonly volume?: string;
}
