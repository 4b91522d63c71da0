import { useRef } from 'react';
import { isFocusLost } from '../is-focus-lost';

/** Manages focus of an overlay. It opens on the first field or button of its body, else on a link, else on the
 *  overlay itself until a field loads. On close the focus returns to where it was, or to the nearest heading when
 *  that is gone. */
export function useOverlayFocus() {
  const before = useRef<HTMLElement | null>(null);
  const around = useRef<Element | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const content = {
    onOpenAutoFocus: (event: Event) => {
      before.current = isFocusLost() ? null : (document.activeElement as HTMLElement);
      around.current = before.current?.closest('section') ?? null;
      event.preventDefault();
      const first = body.current?.querySelector<HTMLElement>(controls) ?? body.current?.querySelector('a');
      const overlay = event.currentTarget as HTMLElement;
      (first ?? overlay).focus({ preventScroll: true });
      if (!first) passOn(overlay, () => body.current?.querySelector(controls));
    },
    onCloseAutoFocus: (event: Event) => {
      if (before.current === null) return; // the overlay focuses its own button
      event.preventDefault();
      if (before.current.isConnected) before.current.focus();
      else if (isFocusLost()) focusHeading(around.current);
    },
  };
  return { body, content };
}

const controls = ['input:not([type="hidden"])', 'textarea', 'select', 'button']
  .map((control) => `${control}:not(:disabled, [tabindex="-1"])`)
  .join();

function passOn(overlay: HTMLElement, findControl: () => HTMLElement | null | undefined): void {
  const watcher = new MutationObserver(() => {
    const control = findControl();
    if (!control) return;
    watcher.disconnect();
    if (document.activeElement === overlay) control.focus({ preventScroll: true });
  });
  watcher.observe(overlay, { childList: true, subtree: true });
}

function focusHeading(panel: Element | null): void {
  const heading = panel?.isConnected ? panel.querySelector<HTMLElement>('h2, h3') : null;
  if (heading) heading.tabIndex = -1;
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
