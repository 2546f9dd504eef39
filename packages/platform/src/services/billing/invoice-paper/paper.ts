// What stands where on an invoice, in millimetres; the formats only draw it.

/** A sheet with its origin at the upper left. */
export interface Paper {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly texts: readonly Text[];
}

export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface Text {
  readonly text: string;
  readonly x: number;
  /** Upper edge of the first line. */
  readonly y: number;
  readonly widthMm: number;
  readonly sizeMm: number;
  readonly align: 'left' | 'center' | 'right';
  readonly isBold: boolean;
}

/** Width of a text set in the size: signs of Latin scripts are about half as wide as Chinese ones. */
export function widthOf(text: string, sizeMm: number): number {
  return [...text].reduce((width, sign) => width + advanceOf(sign, sizeMm), 0);
}

export function advanceOf(sign: string, sizeMm: number): number {
  return sign.charCodeAt(0) < 0x2000 ? sizeMm * 0.56 : sizeMm;
}

/** The text in lines no wider than that, at most so many; what does not fit ends in an ellipsis. */
export function wrap(text: string, { widthMm, sizeMm, most }: { widthMm: number; sizeMm: number; most: number }) {
  const lines: string[] = [];
  let line = '';
  for (const sign of text.replace(/\s+/g, ' ')) {
    if (widthOf(line + sign, sizeMm) > widthMm) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? sign.trim() : sign;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, -1)}…`];
}
