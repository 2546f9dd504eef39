// Persona ids out of what somebody typed or had in a file.

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Each once, in the order they are named. */
export function idsIn(source: string): string[] {
  return [...new Set((source.match(ID) ?? []).map((id) => id.toLowerCase()))];
}

/** The first word of a typed list that is no id; nothing where all are. */
export function strangerIn(source: string): string | undefined {
  return source
    .split(/[\s,;\uff0c\uff1b\u3001]+/)
    .filter((word) => word !== '')
    .find((word) => idsIn(word)[0] !== word.toLowerCase());
}
