// The words of calendars.
export const locale: string = 'en';
