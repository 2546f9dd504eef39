// Which line of a program's last words says why it ended.

/** What Node writes behind an error that nobody caught. */
const NODE_SAYS = /^(?:Node\.js v\d|\(Use `node )/;
const ERROR = /^(?:Uncaught )?[\w.$]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/;

/** Of a program of Node the error that ended it, not the trace behind it; of all others the last line. */
export function tellingLine(lines: readonly string[]): string {
  const last = lines.findLast((line) => line.trim() !== '') ?? '';
  if (!NODE_SAYS.test(last)) {
    return last.trim();
  }
  const said = lines.filter((line) => line.trim() !== '' && !NODE_SAYS.test(line));
  return (said.findLast((line) => ERROR.test(line)) ?? said.at(-1) ?? last).trim();
}
