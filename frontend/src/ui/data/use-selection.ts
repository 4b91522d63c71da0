import { useEffect, useRef, useState } from 'react';

export type SelectedItem = { readonly id: string; readonly title: string };

/** The selected items, also those on other pages of the list. With Shift, all items since the last selected one are selected too; Escape
 *  clears the selection. */
export function useSelection(shown: readonly SelectedItem[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, SelectedItem>>(new Map());
  const last = useRef<string | null>(null);
  const isEmpty = selected.size === 0;

  useEffect(() => {
    if (isEmpty) return;
    const clear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        setSelected(new Map());
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [isEmpty]);

  const set = (items: readonly SelectedItem[], isOn: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const { id, title } of items) {
        if (isOn) next.set(id, { id, title });
        else next.delete(id);
      }
      return next;
    });

  return {
    selected: [...selected.values()],
    has: (id: string) => selected.has(id),
    isWholePage: shown.length > 0 && shown.every(({ id }) => selected.has(id)),
    toggle: (item: SelectedItem, withShift: boolean) => {
      const isOn = !selected.has(item.id);
      set(withShift ? between(shown, last.current, item) : [item], isOn);
      last.current = item.id;
    },
    togglePage: (isOn: boolean) => set(shown, isOn),
    /** Selects only these. */
    keepOnly: (ids: readonly string[]) =>
      setSelected((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    clear: () => setSelected(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** The items from the last toggled one to this one, in either direction. */
function between(
  shown: readonly SelectedItem[],
  from: string | null,
  to: SelectedItem,
): readonly SelectedItem[] {
  const [start, end] = [from, to.id].map((id) => shown.findIndex((item) => item.id === id));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
