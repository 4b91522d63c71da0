import type { BookContent } from './book.schemas.js';

/** The content of a book without the costs, or without the names, that its owner does not want to show. Words in which somebody is named stay. */
export function hidden(
  content: BookContent,
  { costs, names }: { readonly costs: boolean; readonly names: boolean },
): BookContent {
  const withoutCosts = costs ? noCosts(content) : content;
  return names ? noNames(withoutCosts) : withoutCosts;
}

const noCosts = (content: BookContent): BookContent => ({
  ...content,
  totals: { ...content.totals, spent: null },
  systems: content.systems.map((system) => ({ ...system, planned: null, spent: null })),
  tasks: content.tasks.map((task) => ({
    ...task,
    spent: null,
    parts: task.parts.map((part) => ({ ...part, cost: null })),
  })),
  entries: content.entries.map((entry) => ({ ...entry, cost: null })),
});

const noNames = (content: BookContent): BookContent => ({
  ...content,
  owner: null,
  entries: content.entries.map((entry) => ({ ...entry, author: null })),
});

/** "1966 Ford F100, November 2026" */
export const titleOfBook = ({ vehicle, on }: Pick<BookContent, 'vehicle' | 'on'>): string =>
  `${vehicle}, ${new Date(`${on}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
