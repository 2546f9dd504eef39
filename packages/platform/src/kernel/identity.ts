// What the rest of the platform knows of the identity provider.

/** OAuth client of the console; its code goes to `{origin}/login-callback`. */
export const CONSOLE_CLIENT = 'uos-console';
/** OAuth client of the command line; its code goes to a loopback port. */
export const CLI_CLIENT = 'uos-cli';
