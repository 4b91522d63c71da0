import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Radix waits for the end of an animation before it removes an element. An animation that runs only when the
 *  element appears never ends a second time, so the closed overlay would stay visible and keep the keyboard. */
test.each(['overlays/menu', 'overlays/popover', 'overlays/dialog', 'overlays/drawer', 'feedback/toast'])(
  'a %s moves while it opens, and has no motion once closed',
  (name) => {
    const css = readFileSync(join(import.meta.dirname, '..', `${name}.module.css`), 'utf8');
    const moved = [...css.matchAll(/([^{}]+)\{[^{}]*\banimation:/g)].map(([, selector]) => selector?.trim());
    expect(moved).toEqual([`.${basename(name)}[data-state="open"]`]);
  },
);
