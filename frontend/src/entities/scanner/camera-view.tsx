import { Button } from '@ui/actions/button';
import { Camera, CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect } from 'react';
import { allowSound } from './feedback';
import style from './scanner.module.css';
import { useCamera } from './use-camera';

/** The camera in the page. */
export function CameraView({ onText }: { readonly onText: (text: string) => void }) {
  const { video, state, start, stop, torch } = useCamera(onText);
  useEffect(() => {
    // loaded and cached while there is a connection, for scanning without one
    void import('./load-detector').then(({ loadDetector }) => loadDetector()).catch(() => undefined);
  }, []);
  const isOn = state.status === 'on' || state.status === 'starting';
  return (
    <div className={style.camera} data-on={isOn}>
      <video ref={video} className={style.video} muted playsInline aria-label="Camera" hidden={!isOn} />
      {isOn && <span className={style.aim} aria-hidden="true" />}
      {state.status === 'failed' && (
        <p className={style.cameraProblem} role="alert">
          {state.message}
        </p>
      )}
      <div className={style.cameraButtons}>
        {isOn ? (
          <Button icon={<CameraOff />} onClick={stop}>
            Stop the camera
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            block
            icon={<Camera />}
            onClick={() => {
              allowSound();
              start();
            }}
          >
            Start the camera
          </Button>
        )}
        {torch && (
          <Button
            aria-pressed={torch.isOn}
            icon={torch.isOn ? <FlashlightOff /> : <Flashlight />}
            onClick={torch.toggle}
          >
            {torch.isOn ? 'Light off' : 'Light on'}
          </Button>
        )}
      </div>
    </div>
  );
}
