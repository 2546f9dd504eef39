/** The channel on which processes of one platform tell each other what has changed. */
export const CHANNEL = 'uos';

/** Each process holds a lock of this kind on the place of its contents, for as long as its connection lasts. */
export const OBJECTS_LOCKS = 0x756f73;
