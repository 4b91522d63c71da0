import type { Space } from '@modules/spaces/map/space-map.schemas';

export const tableSize = 25;

/** The spaces of one page of the table, as people count them: B2 comes before B10.
 *  in   search: of codes, features and reasons; page: from 1 */
export function tablePage(
  spaces: readonly Space[],
  {
    search,
    page,
    only,
  }: { readonly search: string; readonly page: number; readonly only: ReadonlySet<string> | null },
): { readonly rows: readonly Space[]; readonly total: number; readonly page: number } {
  const words = search.trim().toLowerCase();
  const found = spaces
    .filter(
      ({ id, code, features, blocked }) =>
        (only === null || only.has(id)) &&
        (words === '' ||
          [code, ...features, blocked ?? ''].some((text) => text.toLowerCase().includes(words))),
    )
    .toSorted((one, other) => byCode.compare(one.code, other.code));
  const pages = Math.max(1, Math.ceil(found.length / tableSize));
  const shown = Math.min(page, pages);
  return { rows: found.slice((shown - 1) * tableSize, shown * tableSize), total: found.length, page: shown };
}

const byCode = new Intl.Collator('en-US', { numeric: true });
