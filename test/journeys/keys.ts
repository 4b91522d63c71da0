import type { Locator, Page } from 'playwright-core';

/** Press Tab until the target has the focus, like a person without a mouse.
 *  out     the stops on the way that did not show the focus
 *  errors  Error when the target cannot be reached */
export async function tabTo(page: Page, there: Locator, back = false): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 120; stop++) {
    if (await isFocused(there)) return unseen;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const hidden = await page.evaluate(WITHOUT_MARK);
    if (typeof hidden === 'string') unseen.push(hidden);
  }
  throw new Error(`The keyboard does not get to ${there}.`);
}

/** Press Tab until the target has the focus, then Enter. */
export async function enterAt(page: Page, there: Locator): Promise<readonly string[]> {
  const unseen = await tabTo(page, there);
  await page.keyboard.press('Enter');
  return unseen;
}

async function isFocused(there: Locator): Promise<boolean> {
  return (await there.and(there.page().locator(':focus')).count()) > 0;
}

/** Null when the stop, or a box close around it, shows an outline; else its HTML. An element that the page focused by itself is not a stop. */
const WITHOUT_MARK = `(() => {
  const stop = document.activeElement;
  if (!stop || stop === document.body || stop.tagName === 'IFRAME' || stop.tabIndex < 0) return null;
  const marks = (one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  for (let one = stop, up = 0; one && up < 6; one = one.parentElement, up++) if (marks(one)) return null;
  return stop.outerHTML.slice(0, 200);
})()`;
