import axe from 'axe-core';

/** What axe finds on the rendered page, one line each. Colours and sizes are for the browser, which has a layout. */
export async function axeProblems(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
