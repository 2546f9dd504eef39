// Every sound of the game, made from sines, noise and a plucked string.
import { dice } from './paint.mjs';
import { encodeWav, SAMPLE_RATE_HZ } from './wav.mjs';

const TURN = Math.PI * 2;

export const sounds = {
  'pluck.wav': () => encodeWav(pluck(523.25, 1.3)),
  'bass.wav': () => encodeWav(pluck(130.81, 1.1)),
  'star.wav': () => encodeWav(together(bell(1046.5, 0.3), delay(bell(1568, 0.4), 0.06))),
  'mooncake.wav': () => encodeWav(chain([783.99, 1046.5, 1318.5, 1568], 0.07)),
  'jump.wav': () => encodeWav(sweep(300, 720, 0.17)),
  'hurt.wav': () => encodeWav(together(sweep(520, 120, 0.34), noise(0.12, 40))),
  'stomp.wav': () => encodeWav(together(sweep(260, 60, 0.18), noise(0.09, 60))),
  'drum.wav': () => encodeWav(together(sweep(190, 68, 0.42), noise(0.05, 90))),
  'gate.wav': () => encodeWav(chain([523.25, 659.25, 783.99, 1046.5, 1318.5], 0.11)),
  'over.wav': () => encodeWav(chain([523.25, 440, 392, 329.63, 261.63], 0.17)),
};

// why: Karplus-Strong, a burst of noise in a delay line, sounds like the strings of a guzheng
function pluck(pitchHz, seconds) {
  const random = dice(Math.round(pitchHz));
  const period = Math.round(SAMPLE_RATE_HZ / pitchHz);
  const line = Array.from({ length: period }, () => random() * 2 - 1);
  const count = Math.round(seconds * SAMPLE_RATE_HZ);
  let low = 0;
  return Array.from({ length: count }, (_, i) => {
    const at = i % period;
    const value = line[at];
    line[at] = (value + line[(at + 1) % period]) * 0.4985;
    low += (value - low) * 0.6;
    return low * fadeOut(i, count);
  });
}

function bell(pitchHz, seconds) {
  return tone(seconds, (t) => {
    const ring = Math.exp(-t * 9);
    return ring * (Math.sin(TURN * pitchHz * t) + 0.35 * Math.sin(TURN * pitchHz * 2.76 * t) * Math.exp(-t * 14));
  });
}

function sweep(fromHz, toHz, seconds) {
  let phase = 0;
  return tone(seconds, (t) => {
    phase += (fromHz + (toHz - fromHz) * (t / seconds)) / SAMPLE_RATE_HZ;
    return (Math.sin(TURN * phase) + 0.2 * Math.sin(TURN * phase * 2)) * Math.exp((-t / seconds) * 3);
  });
}

function noise(seconds, decay) {
  const random = dice(99);
  return tone(seconds, (t) => (random() * 2 - 1) * 0.7 * Math.exp(-t * decay));
}

function chain(pitchesHz, stepSeconds) {
  return together(...pitchesHz.map((pitch, i) => delay(bell(pitch, 0.55), i * stepSeconds)));
}

function tone(seconds, valueAt) {
  const count = Math.round(seconds * SAMPLE_RATE_HZ);
  return Array.from({ length: count }, (_, i) => valueAt(i / SAMPLE_RATE_HZ) * fadeOut(i, count));
}

// why: a sound cut off in the middle of a wave clicks
function fadeOut(i, count) {
  return Math.min(1, (count - i) / (0.02 * SAMPLE_RATE_HZ));
}

function delay(samples, seconds) {
  return [...new Array(Math.round(seconds * SAMPLE_RATE_HZ)).fill(0), ...samples];
}

function together(...tracks) {
  const length = Math.max(...tracks.map((track) => track.length));
  return Array.from({ length }, (_, i) => tracks.reduce((sum, track) => sum + (track[i] ?? 0), 0));
}
