/** A number of things as it is read: `1,234`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
