/** The channel on which processes of one platform tell each other what has changed. */
export const CHANNEL = 'uos';
