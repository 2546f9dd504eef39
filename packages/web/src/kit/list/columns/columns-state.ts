// Which columns a person sees, in which order and how wide; kept per list.
import { usePreference } from '../../keep/preferences.ts';
import type { Column } from './column.tsx';

export type Density = 'compact' | 'normal' | 'roomy';

/** Height of a row in pixels. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { compact: 34, normal: 42, roomy: 56 };

interface Chosen {
  /** Keys in the order of the person; columns that are missing here come after them. */
  readonly order?: readonly string[];
  /** Shown or not, where the person said so. */
  readonly shown?: Readonly<Record<string, boolean>>;
  readonly widths?: Readonly<Record<string, number>>;
  readonly density?: Density;
}

const NOTHING_CHOSEN: Chosen = {};
const NARROWEST = 64;
const WIDEST = 800;

export interface ColumnsState<Row> {
  /** Shown ones, in order. */
  readonly columns: readonly Column<Row>[];
  /** All of them, in order. */
  readonly all: readonly Column<Row>[];
  readonly isShown: (key: string) => boolean;
  readonly widthOf: (column: Column<Row>) => number | undefined;
  /** The person has set a width: the table keeps to widths then. */
  readonly hasWidths: boolean;
  readonly density: Density;
  readonly show: (key: string, on: boolean) => void;
  /** Moves a column by one, up or down; the first stays first. */
  readonly move: (key: string, by: 1 | -1) => void;
  readonly setWidth: (key: string, width: number) => void;
  readonly setDensity: (density: Density) => void;
  readonly reset: () => void;
}

/** `wide`: the window has room for the columns of a desktop. */
export function useColumns<Row>(id: string, columns: readonly Column<Row>[], wide: boolean): ColumnsState<Row> {
  const [chosen, choose] = usePreference<Chosen>(`list.${id}`, NOTHING_CHOSEN);
  const all = orderColumns(columns, chosen.order);
  const isShown = (key: string): boolean => {
    const index = columns.findIndex((column) => column.key === key);
    const column = columns[index];
    return index === 0 || (chosen.shown?.[key] ?? (column?.hidden !== true && (wide || column?.wideOnly !== true)));
  };
  return {
    all,
    columns: all.filter(({ key }) => isShown(key)),
    isShown,
    widthOf: ({ key, width }) => chosen.widths?.[key] ?? width,
    hasWidths: chosen.widths !== undefined,
    density: chosen.density ?? 'normal',
    show: (key, on) => choose({ ...chosen, shown: { ...chosen.shown, [key]: on } }),
    move: (key, by) =>
      choose({
        ...chosen,
        order: moved(
          all.map((column) => column.key),
          key,
          by,
        ),
      }),
    setWidth: (key, width) =>
      choose({
        ...chosen,
        widths: { ...chosen.widths, [key]: Math.round(Math.min(Math.max(width, NARROWEST), WIDEST)) },
      }),
    setDensity: (density) => choose({ ...chosen, density }),
    reset: () => choose(NOTHING_CHOSEN),
  };
}

export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] | undefined,
): readonly Column<Row>[] {
  const [first, ...rest] = columns;
  if (order === undefined || first === undefined) {
    return columns;
  }
  const place = ({ key }: Column<Row>) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length + columns.findIndex((column) => column.key === key) : at;
  };
  return [first, ...rest.sort((a, b) => place(a) - place(b))];
}

export function moved(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const at = keys.indexOf(key);
  const to = at + by;
  if (at < 1 || to < 1 || to >= keys.length) {
    return keys;
  }
  const next = keys.filter((other) => other !== key);
  next.splice(to, 0, key);
  return next;
}
