import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState =
  | { readonly status: 'off' | 'starting' | 'on' }
  | { readonly status: 'failed'; readonly message: string };

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly start: () => void;
  readonly stop: () => void;
  /** Undefined: the camera has no light. */
  readonly torch: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
}

/** The rear camera of the device, and every code that it sees. It stops with the page, and while the page is hidden. */
export function useCamera(onText: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const listener = useRef(onText);
  const [state, setState] = useState<CameraState>({ status: 'off' });
  const [torch, setTorch] = useState<boolean>();
  useEffect(() => {
    listener.current = onText;
  });
  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setTorch(undefined);
    setState({ status: 'off' });
  }, []);
  const start = useCallback(() => {
    setState({ status: 'starting' });
    void openCamera()
      .then(async (opened) => {
        stream.current = opened;
        if (!video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
        setTorch(hasTorch(opened) ? false : undefined);
        setState({ status: 'on' });
        await watch(
          video.current,
          () => stream.current === opened,
          (text) => listener.current(text),
        );
      })
      .catch((error: unknown) => {
        stop();
        setState({ status: 'failed', message: whyNot(error) });
      });
  }, [stop]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [stop]);
  const toggle = () => {
    const advanced = [{ torch: !torch } as MediaTrackConstraintSet];
    void stream.current
      ?.getVideoTracks()[0]
      ?.applyConstraints({ advanced })
      .then(() => setTorch(!torch));
  };
  return { video, state, start, stop, torch: torch === undefined ? undefined : { isOn: torch, toggle } };
}

function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotSupportedError'));
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Reads pictures until the camera is off. */
async function watch(
  video: HTMLVideoElement,
  isOn: () => boolean,
  onText: (text: string) => void,
): Promise<void> {
  const { loadDetector } = await import('./load-detector');
  const detector = await loadDetector();
  while (isOn()) {
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      const codes = await detector.detect(video);
      if (isOn()) for (const { rawValue } of codes) onText(rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Eight pictures a second leave the phone cool. */
const PAUSE_MS = 120;

function hasTorch(stream: MediaStream): boolean {
  const capabilities = stream.getVideoTracks()[0]?.getCapabilities?.() as { torch?: boolean } | undefined;
  return capabilities?.torch === true;
}

function whyNot(error: unknown): string {
  const { name } = error instanceof Error ? error : { name: '' };
  switch (name) {
    case 'NotAllowedError':
      return 'This page is not allowed to use the camera. Allow it in the settings of your browser, or type the code.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no camera here. Type the code.';
    case 'NotReadableError':
      return 'Another app uses the camera. Close it, and start the camera again.';
    case 'NotSupportedError':
      return 'This browser does not let pages use the camera. Type the code.';
    default:
      return 'The camera is not working right now. Type the code.';
  }
}
