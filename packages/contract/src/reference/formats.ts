// Formats that documents and field data name instead of repeating their patterns.
import * as z from 'zod';

/** Patterns that stand behind a format, so that field data and documents need not repeat them. */
export const FORMATS: Readonly<Record<string, string>> = {
  uuid: patternOf(z.uuid()),
  'date-time': patternOf(z.iso.datetime()),
  'date-time-offset': patternOf(z.iso.datetime({ offset: true })),
  date: patternOf(z.iso.date()),
};

function patternOf(schema: z.ZodType): string {
  return String(z.toJSONSchema(schema).pattern);
}
