// Sounds and music on Web Audio. Where a browser has none, or refuses, the game is simply quiet.

const LOOK_AHEAD_SECONDS = 0.4;
const TICK_MS = 120;
const MUTED_KEY = 'moon-rabbit-muted';

export function createSound() {
  const files = new Map();
  const buffers = new Map();
  const listeners = [];
  let context = null;
  let output = null;
  let score = null;
  let tune = null;
  let muted = readMuted();

  const sound = {
    get muted() {
      return muted;
    },

    /** Keeps the bytes of a sound file until the player's first key or touch lets audio begin. */
    keep(name, bytes) {
      if (bytes) {
        files.set(name, bytes);
      }
    },

    compose(music) {
      score = music;
    },

    unlock() {
      if (context) {
        if (context.state === 'suspended') {
          context.resume().catch(staySilent);
        }
        return;
      }
      try {
        context = new AudioContext();
        output = new GainNode(context, { gain: muted ? 0 : 0.8 });
        output.connect(context.destination);
        for (const [name, bytes] of files) {
          context.decodeAudioData(bytes.slice(0)).then((buffer) => buffers.set(name, buffer), staySilent);
        }
      } catch {
        context = null;
      }
    },

    /** `pitch` 1 is the sound as it is, 2 an octave higher. */
    play(name, { volume = 1, pitch = 1, at = 0 } = {}) {
      const buffer = buffers.get(name);
      if (!buffer || muted || context.state !== 'running') {
        return;
      }
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
      source.connect(new GainNode(context, { gain: volume })).connect(output);
      source.start(at);
    },

    toggle() {
      muted = !muted;
      if (output) {
        output.gain.value = muted ? 0 : 0.8;
      }
      writeMuted(muted);
      for (const listener of listeners) {
        listener(muted);
      }
    },

    listen(listener) {
      listeners.push(listener);
    },

    /** Plays the music of a level until `stopMusic`. */
    startMusic({ shift, tempo }) {
      tune = { shift, beat: 60 / tempo, voices: score.voices.map(() => ({ index: 0, at: null })) };
    },

    stopMusic() {
      tune = null;
    },
  };

  // why: notes are booked a little ahead on the audio clock, because timers of a busy page come late
  setInterval(() => {
    if (!tune || !score || context?.state !== 'running') {
      return;
    }
    for (const [i, voice] of score.voices.entries()) {
      const place = tune.voices[i];
      if (place.at === null || place.at < context.currentTime) {
        place.at = context.currentTime + 0.05;
      }
      while (place.at < context.currentTime + LOOK_AHEAD_SECONDS) {
        const [step, beats] = voice.notes[place.index];
        if (step !== null) {
          const pitch = pitchOf(score.scale, step, tune.shift);
          sound.play(voice.sound, { volume: voice.volume, pitch, at: place.at });
        }
        place.at += beats * tune.beat;
        place.index = (place.index + 1) % voice.notes.length;
      }
    }
  }, TICK_MS);

  return sound;
}

/** A step of the scale as a playback rate; step 0 is the sound as recorded, one octave has as many steps as the scale. */
function pitchOf(scale, step, shift) {
  const octave = Math.floor(step / scale.length);
  const semitones = scale[step - octave * scale.length] + octave * 12 + shift;
  return 2 ** (semitones / 12);
}

function staySilent() {
  // a sound that cannot play is no reason to stop the game
}

function readMuted() {
  try {
    return localStorage.getItem(MUTED_KEY) === 'yes';
  } catch {
    return false;
  }
}

function writeMuted(muted) {
  try {
    localStorage.setItem(MUTED_KEY, muted ? 'yes' : 'no');
  } catch {
    // a page without storage starts with sound each time
  }
}
