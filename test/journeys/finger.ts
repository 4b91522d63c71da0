import type { Page } from 'playwright-core';

export type Point = { readonly x: number; readonly y: number };

/** A finger on the glass of a page, as the browser itself sends it to what is there. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    press: (at: Point) => touch('touchStart', at),
    /** Pulls from one point to another in three steps. */
    pull: async (from: Point, to: Point) => {
      for (const share of [0.2, 0.6, 1])
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
    },
    lift: async () => {
      await touch('touchEnd');
      await session.detach();
    },
  };
}
