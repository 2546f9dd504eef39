// How an index lies in its file. All numbers are 32 bits wide and little-endian; addresses count from a base, texts are
// places in the pool.

export const INDEX_MAGIC = 'UOSSYM\0\x01';
export const HEADER_BYTES = 128;
/** Columns of each table, in the order in which they are laid down. */
export const WIDTHS = { functions: 5, inlines: 7, lines: 4, symbols: 3 } as const;
/** In the header, where the sources of symbols are; nothing in an index of before. */
export const SOURCES_AT = 96;
/** In the header, where the first start of each block of rows is, table by table: so one block is read to find a row. */
export const FENCES_AT = 112;
export const BLOCK_ROWS = 256;
/** In the place of a file: no code is here. */
export const GAP = 0xffff_ffff;
