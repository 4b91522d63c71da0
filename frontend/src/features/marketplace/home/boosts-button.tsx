import { local } from '@lib/browser/browser-store';
import { Button } from '@ui/actions/button';
import { plainKey, useIsPlain } from './boosts';

/** Leaves boosted listings out, and remembers that on this device. */
export function BoostsButton() {
  const isPlain = useIsPlain();
  return (
    <Button variant="quiet" size="small" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
      Show without boosts
    </Button>
  );
}

function setPlain(isPlain: boolean): void {
  local.write(plainKey, isPlain ? '1' : '');
  dispatchEvent(new Event('storage'));
}
