import type { SavedSearchView } from '@modules/saved-searches/saved-searches.contract';

/** When a saved search notifies of new listings. */
export const alertLabels: Readonly<Record<SavedSearchView['alerts'], string>> = {
  'at-once': 'Right away',
  daily: 'Once a day',
  weekly: 'Once a week',
  none: 'Never',
};

/** The choices of when a saved search notifies. */
export const alertOptions = Object.entries(alertLabels).map(([value, label]) => ({ value, label }));
