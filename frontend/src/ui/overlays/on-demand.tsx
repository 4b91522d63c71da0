import * as Slot from 'radix-ui/slot';
import { type ReactElement, type ReactNode, Suspense, startTransition, useState } from 'react';

export type OnDemandProps = {
  /** The button that opens the overlay. */
  readonly button: ReactElement;
  /** What opens, for screen readers. */
  readonly opens: 'menu' | 'dialog';
  /** The overlay, a lazy component: it shows the same button, and is open from the start. */
  readonly overlay: ReactNode;
  /** Loads the code of the overlay. */
  readonly load: () => unknown;
};

/** Loads the code of an overlay when its button is pointed at or focused, and opens it when the button is pressed. Until the code is there,
 *  the button stays as it is. */
export function OnDemand({ button, opens, overlay, load }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <Suspense fallback={button}>{overlay}</Suspense>;
  const open = () => startTransition(() => setWanted(true));
  return (
    <Slot.Root
      aria-haspopup={opens}
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      onKeyDown={(event) => {
        if (opens !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      }}
    >
      {button}
    </Slot.Root>
  );
}
