// Forms whose lines end with LF alone: clients that write them by the line do so on Unix and macOS, where the real store
// takes them. Their own lines are given the CRLF that parsers want; not a byte of a file is touched.

/** Passes a form on as it is, unless its first line ends with LF alone. */
export async function* withCrlf(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Uint8Array> {
  const form: Form = { delimiter: Buffer.from(`\n--${boundary}`), held: Buffer.alloc(0), at: 'start' };
  for await (const chunk of body) {
    form.held =
      form.held.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
        : Buffer.concat([form.held, chunk]);
    for (let piece = next(form); piece !== undefined; piece = next(form)) {
      yield piece;
    }
  }
  yield form.held;
}

interface Form {
  readonly delimiter: Buffer;
  /** What has come and was not passed on. */
  held: Buffer;
  at: 'start' | 'head' | 'content' | 'rest';
}

const CRLF = '\r\n';
const LF = 0x0a;
/** A head that has no line so far is none; whoever parses it says so. */
const LONGEST_LINE = 16 * 1024;

/** The next piece that can be told from what has come, undefined where more has to come first. */
function next(form: Form): Buffer | undefined {
  const steps = { start, head, content, rest: (one: Form) => taken(one, one.held.length) };
  return form.held.length === 0 ? undefined : steps[form.at](form);
}

function start(form: Form): Buffer | undefined {
  const { delimiter, held } = form;
  // why from 1: the first boundary has no line before it
  const first = delimiter.subarray(1);
  if (held.length <= first.length && first.subarray(0, held.length).equals(held.subarray(0, first.length))) {
    return undefined;
  }
  const isLf = held.subarray(0, first.length).equals(first) && held[first.length] === LF;
  form.at = isLf ? 'head' : 'rest';
  return isLf ? line(form, first.length) : next(form);
}

function head(form: Form): Buffer | undefined {
  const end = form.held.indexOf(LF);
  if (end < 0) {
    return form.held.length > LONGEST_LINE ? taken(form, form.held.length) : undefined;
  }
  form.at = end === 0 || (end === 1 && form.held[0] === 0x0d) ? 'content' : 'head';
  return line(form, end);
}

function content(form: Form): Buffer | undefined {
  const { delimiter, held } = form;
  const found = held.indexOf(delimiter);
  if (found < 0) {
    const sure = held.length - delimiter.length;
    return sure > 0 ? taken(form, sure) : undefined;
  }
  if (found > 0) {
    return taken(form, found);
  }
  const after = held.toString('latin1', delimiter.length, delimiter.length + 2);
  if (after.length < 2) {
    return undefined;
  }
  if (after !== '--' && !/^\r?\n/.test(after)) {
    return taken(form, 1);
  }
  form.at = after === '--' ? 'rest' : 'head';
  const boundary = Buffer.concat([Buffer.from('\r'), taken(form, delimiter.length)]);
  return form.at === 'rest' ? boundary : Buffer.concat([boundary, line(form, form.held.indexOf(LF))]);
}

/** A line with the end that parsers want. */
function line(form: Form, end: number): Buffer {
  const text = taken(form, end);
  form.held = form.held.subarray(1);
  return Buffer.concat([text.at(-1) === 0x0d ? text.subarray(0, -1) : text, Buffer.from(CRLF)]);
}

function taken(form: Form, bytes: number): Buffer {
  const piece = form.held.subarray(0, bytes);
  form.held = form.held.subarray(bytes);
  return piece;
}
