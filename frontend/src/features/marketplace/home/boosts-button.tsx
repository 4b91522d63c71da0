import { Button } from '@ui/actions/button';
import { setPlain, useIsPlain } from './boosts';

/** Leaves boosted listings out, and remembers that on this device. */
export function BoostsButton() {
  const isPlain = useIsPlain();
  return (
    <Button size="small" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
      Show without boosts
    </Button>
  );
}
