import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Radix waits for the end of an animation before it takes something away. One that begins with the element alone never ends a second
 *  time, and what was closed would stay, in sight and in the way of the keyboard. */
test.each(['overlays/menu', 'overlays/popover', 'overlays/dialog', 'overlays/drawer', 'feedback/toast'])(
  'a %s moves while it opens, and has no motion once closed',
  (name) => {
    const css = readFileSync(join(import.meta.dirname, '..', `${name}.module.css`), 'utf8');
    const moved = [...css.matchAll(/([^{}]+)\{[^{}]*\banimation:/g)].map(([, selector]) => selector?.trim());
    expect(moved).toEqual([`.${basename(name)}[data-state="open"]`]);
  },
);
