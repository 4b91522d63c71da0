import { AxeBuilder } from '@axe-core/playwright';
import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

export const themes = ['light', 'dark'] as const;
export const widths = [1280, 390] as const;

/** Problems that axe finds on this page in each theme at this width, one line each: WCAG 2.0, 2.1 and 2.2 at A and AA, and axe's best
 *  practices. A theme only changes colours, so the dark one is tested for those. A page that is wider than the viewport is a problem
 *  too. */
export async function problemsAt(page: Page, width: (typeof widths)[number]): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    found.push(
      ...(await problems(page, rulesOf[theme])).map((problem) => `${theme}, ${width} px: ${problem}`),
    );
  }
  const across = Number(await page.evaluate('document.documentElement.scrollWidth'));
  return across > width ? [...found, `${width} px: the page is ${across} px wide`] : found;
}

/** The problems of this page at both widths. */
export async function problemsEverywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) found.push(...(await problemsAt(page, width)));
  return found;
}

async function problems(page: Page, runOnly: RunOptions['runOnly']): Promise<readonly string[]> {
  await Promise.all(page.frames().map(addAxe));
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ ...(runOnly && { runOnly }), resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** axe once for each document: its builder adds half a megabyte of script twice for each analysis. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axe.source);
}

const rulesOf: Readonly<Record<(typeof themes)[number], RunOptions['runOnly']>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
