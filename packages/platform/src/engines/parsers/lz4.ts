// Unpacks one LZ4 block, the raw format without a frame. Source: the public LZ4 block format description.

/** @throws RangeError where the block does not unpack to exactly `size` bytes */
export function unpackLz4(block: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let from = 0;
  let to = 0;
  const byte = (): number => {
    const value = block[from];
    if (value === undefined) {
      throw new RangeError('the block ends too early');
    }
    from += 1;
    return value;
  };
  const length = (nibble: number): number => {
    let sum = nibble;
    let last = nibble === 15 ? 255 : 0;
    while (last === 255) {
      last = byte();
      sum += last;
    }
    return sum;
  };
  while (from < block.length) {
    const token = byte();
    const literals = length(token >> 4);
    if (from + literals > block.length || to + literals > size) {
      throw new RangeError('literals run past the end');
    }
    out.set(block.subarray(from, from + literals), to);
    from += literals;
    to += literals;
    if (from >= block.length) {
      break;
    }
    const offset = byte() | (byte() << 8);
    const matched = length(token & 15) + 4;
    if (offset === 0 || offset > to || to + matched > size) {
      throw new RangeError('a match points outside');
    }
    // why byte by byte: a match may overlap what it writes
    for (let end = to + matched; to < end; to += 1) {
      out[to] = out[to - offset] ?? 0;
    }
  }
  if (to !== size) {
    throw new RangeError(`the block holds ${to} bytes, ${size} were announced`);
  }
  return out;
}
