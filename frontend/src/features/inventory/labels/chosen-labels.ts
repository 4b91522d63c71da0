import { useLocation, useNavigate } from 'react-router-dom';

/** The items and places whose labels are printed. */
export type ChosenLabels = {
  readonly itemIds: string[];
  readonly locationIds: string[];
  /** Whether labels of everything in these places are printed too. */
  readonly withContents: boolean;
};

/** The chosen labels: one item or place in the address; several in the history state that the list sets, which outlives a reload. */
export function useChosenLabels(): {
  readonly chosen: ChosenLabels | null;
  readonly choose: (next: ChosenLabels) => void;
} {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const from = (state ?? {}) as Partial<ChosenLabels>;
  const chosen = {
    itemIds: from.itemIds ?? asked.getAll('item'),
    locationIds: from.locationIds ?? asked.getAll('place'),
    withContents: from.withContents ?? false,
  };
  return {
    chosen: chosen.itemIds.length + chosen.locationIds.length > 0 ? chosen : null,
    choose: (next) => navigate({ search }, { state: next, replace: true }),
  };
}
