// Writes mono 16-bit PCM WAV files.

export const SAMPLE_RATE_HZ = 22050;

/** `samples`: numbers in -1..1; the loudest becomes `peak`. */
export function encodeWav(samples, peak = 0.8) {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const data = Buffer.alloc(samples.length * 2);
  for (const [i, value] of samples.entries()) {
    data.writeInt16LE(Math.round((value / loudest) * peak * 32767), i * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  header.writeUInt32LE(SAMPLE_RATE_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
