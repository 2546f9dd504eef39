/** A part of the console did not arrive: the network is gone, or the console was updated since this page was opened. */
export class MissingPartError extends Error {}
