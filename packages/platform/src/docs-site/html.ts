// HTML as values: what is interpolated is escaped unless it is HTML itself.

/** HTML that is safe to write out. */
export interface Html {
  readonly html: string;
}

export type Piece = Html | string | number | undefined | false | readonly Html[];

/** Builds HTML; lists are joined, `undefined` and `false` are nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const parts = strings.map((text, index) => `${text}${index < values.length ? written(values[index]) : ''}`);
  return { html: parts.join('') };
}

function written(value: Piece): string {
  if (value === undefined || value === false) {
    return '';
  }
  if (typeof value === 'object') {
    return 'html' in value ? value.html : value.map((one) => one.html).join('');
  }
  return String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
