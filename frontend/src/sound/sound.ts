/*
 * Sound effects and their volume, synthesised: noise through a filter for cards, sine tones for
 * signals. The audio context is made after the paint that follows the first gesture, since browsers
 * keep it silent before, and since making it takes so long that the first click would be felt to
 * lag.
 */

export type Sound =
  | 'card'
  | 'beat'
  | 'out'
  | 'last'
  | 'take'
  | 'discard'
  | 'deal'
  | 'turn'
  | 'tick'
  | 'chat'
  | 'refused'
  | 'caught'
  | 'trump'
  | 'won'
  | 'lost'
  | 'pinned';

interface Noise {
  kind: 'noise';
  at: number;
  seconds: number;
  /** Centre of the band, in hertz. */
  hertz: number;
  gain: number;
}

interface Tone {
  kind: 'tone';
  at: number;
  seconds: number;
  hertz: number;
  gain: number;
}

const noise = (at: number, seconds: number, hertz: number, gain: number): Noise => ({
  kind: 'noise',
  at,
  seconds,
  hertz,
  gain,
});

const tone = (at: number, seconds: number, hertz: number, gain: number): Tone => ({
  kind: 'tone',
  at,
  seconds,
  hertz,
  gain,
});

/** The parts of each sound. */
export const SCORES: Record<Sound, readonly (Noise | Tone)[]> = {
  card: [noise(0, 0.05, 2600, 0.5), noise(0.012, 0.03, 900, 0.35)],
  beat: [noise(0, 0.04, 2200, 0.5), noise(0.018, 0.07, 420, 0.55)],
  out: [784, 988, 1319].map((hertz, n) => tone(n * 0.055, 0.2, hertz, 0.11)),
  last: [noise(0, 0.05, 2600, 0.5), tone(0.05, 0.12, 988, 0.12), tone(0.14, 0.2, 988, 0.12)],
  take: [0, 0.05, 0.1].map((at) => noise(at, 0.07, 1500, 0.4)),
  discard: [noise(0, 0.16, 1100, 0.34)],
  deal: [0, 0.07, 0.14, 0.21].map((at) => noise(at, 0.045, 2900, 0.3)),
  turn: [tone(0, 0.16, 587, 0.16), tone(0.11, 0.24, 880, 0.16)],
  tick: [tone(0, 0.05, 1175, 0.14)],
  chat: [tone(0, 0.08, 698, 0.07), tone(0.07, 0.12, 932, 0.06)],
  refused: [tone(0, 0.1, 415, 0.19), tone(0.08, 0.15, 311, 0.21)],
  caught: [tone(0, 0.1, 880, 0.18), tone(0.11, 0.1, 880, 0.18), noise(0.24, 0.12, 1500, 0.4)],
  trump: [tone(0, 0.2, 440, 0.14), tone(0.12, 0.34, 659, 0.16)],
  won: [523, 659, 784].map((hertz, n) => tone(n * 0.1, 0.28, hertz, 0.13)),
  // Stars are pinned on, and a drum rolls.
  pinned: [
    ...[0, 0.06, 0.12, 0.18].map((at) => noise(at, 0.05, 320, 0.5)),
    ...[0.24, 0.34].map((at) => tone(at, 0.16, 1568, 0.09)),
  ],
  lost: [392, 330, 262].map((hertz, n) => tone(n * 0.12, 0.25, hertz, 0.2)),
};

/** Schedules `score` on `context`, louder or softer by `volume` (0 to 1). */
export function schedule(
  context: BaseAudioContext,
  score: readonly (Noise | Tone)[],
  volume: number,
): void {
  for (const part of score) {
    const start = context.currentTime + part.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(part.gain * volume, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + part.seconds);
    gain.connect(context.destination);
    const source =
      part.kind === 'noise' ? noiseSource(context, part, gain) : toneSource(context, part, gain);
    source.start(start);
    source.stop(start + part.seconds);
  }
}

function noiseSource(
  context: BaseAudioContext,
  part: Noise,
  out: AudioNode,
): AudioScheduledSourceNode {
  const length = Math.ceil(part.seconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = part.hertz;
  band.Q.value = 0.8;
  source.connect(band).connect(out);
  return source;
}

function toneSource(
  context: BaseAudioContext,
  part: Tone,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.frequency.value = part.hertz;
  source.connect(out);
  return source;
}

/** A page's loudspeaker: silent until its reader has touched the page. */
export class Speaker {
  #context: AudioContext | null = null;
  #listening = false;

  /** Waits for the first gesture; returns how to stop waiting and be silent again. */
  listen(target: EventTarget): () => void {
    const wake = () => {
      stop();
      requestAnimationFrame(() => setTimeout(() => this.#open(), 0));
    };
    const stop = () => {
      for (const type of ['pointerup', 'keydown']) target.removeEventListener(type, wake);
    };
    this.#listening = true;
    for (const type of ['pointerup', 'keydown']) target.addEventListener(type, wake);
    return () => {
      this.#listening = false;
      stop();
      this.close();
    };
  }

  #open(): void {
    if (this.#listening) this.#context ??= new AudioContext();
  }

  /** Plays on a page that its reader may have touched before: nothing is prepared for sounds that seldom come. */
  playUnprepared(sound: Sound, volume: number): void {
    if (volume > 0 && navigator.userActivation.hasBeenActive) this.#context ??= new AudioContext();
    this.play(sound, volume);
  }

  /** Silent from now on. */
  close(): void {
    void this.#context?.close();
    this.#context = null;
  }

  play(sound: Sound, volume: number): void {
    if (this.#context !== null && volume > 0) schedule(this.#context, SCORES[sound], volume);
  }
}
