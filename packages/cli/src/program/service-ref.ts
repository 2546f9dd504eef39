/** What a service is to whom it is named: completion knows them without asking. Alone here, because completion loads little. */
export const SERVICE_REF = 'uos.service';
