import type { Locator } from 'playwright-core';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where a part is, in px from the top left of the window. Measured in one step, because the page may replace it between two. */
export async function boxOf(part: Locator): Promise<Box> {
  await part.waitFor();
  return part.evaluate((element: { getBoundingClientRect(): Box }) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}
