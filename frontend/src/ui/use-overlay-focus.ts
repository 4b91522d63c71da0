import { useRef } from 'react';

/** Where the focus goes when an overlay opens: to the first field or button of its body, else to a link there, else to the overlay itself. And back
 *  to whatever had it before, also when the overlay has no trigger of its own. */
export function useOverlayFocus() {
  const before = useRef<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const content = {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      event.preventDefault();
      const first = body.current?.querySelector<HTMLElement>(controls) ?? body.current?.querySelector('a');
      (first ?? (event.currentTarget as HTMLElement)).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
  return { body, content };
}

const controls = ['input:not([type="hidden"])', 'textarea', 'select', 'button']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join();
