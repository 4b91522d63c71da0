/** The colours that a map is drawn in, read from the page's own tokens, so that both themes stay in one place. */
export interface Paint {
  readonly water: string;
  readonly land: string;
  /** Land of other countries. */
  readonly abroad: string;
  readonly border: string;
  readonly county: string;
  readonly words: string;
  readonly quiet: string;
  readonly ring: string;
}

export function paintOf(container: HTMLElement): Paint {
  const probe = document.createElement('i');
  probe.hidden = true;
  container.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const paint = {
    water: read('--petrol-wash'),
    land: read('--paper'),
    abroad: read('--sunken'),
    border: read('--edge'),
    county: read('--line'),
    words: read('--ink'),
    quiet: read('--muted'),
    ring: read('--oxblood-ink'),
  };
  probe.remove();
  return paint;
}

/**
 * Calls back when the system's theme or the reader's choice of it changes.
 * out  stops listening
 */
export function onThemeChange(listener: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(listener);
  media.addEventListener('change', listener);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    choice.disconnect();
  };
}
