/** Gives feedback on a scan by sound and vibration: a high tone for one that counts, a low one otherwise. */
export function signal(kind: 'good' | 'same' | 'wrong'): void {
  navigator.vibrate?.(kind === 'wrong' ? [80, 60, 80] : 60);
  const audio = context();
  if (audio?.state !== 'running') return;
  const { frequency, seconds, type } = tones[kind];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = type;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.25, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

/** Browsers allow sound only after a press: call this in a click handler. */
export function allowSound(): void {
  void context()?.resume();
}

const tones = {
  good: { frequency: 1_320, seconds: 0.15, type: 'sine' },
  same: { frequency: 880, seconds: 0.1, type: 'sine' },
  wrong: { frequency: 196, seconds: 0.4, type: 'square' },
} as const;

let opened: AudioContext | undefined;

function context(): AudioContext | undefined {
  if (typeof AudioContext === 'function') opened ??= new AudioContext();
  return opened;
}
