import type { TaskFilter } from '@entities/build/task.queries';
import { systems } from '@modules/builds/builds.schemas';
import { useSearchParams } from 'react-router-dom';

/** What narrows the board and the list; the address holds it. */
export function useTaskFilter() {
  const [params, setParams] = useSearchParams();
  const system = systems.find((one) => one === params.get('system'));
  const search = params.get('search')?.trim();
  const filter: TaskFilter = { ...(system && { system }), ...(search && { search }) };
  const change = (name: 'system' | 'search', value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    const next = new URLSearchParams(params);
    next.delete('system');
    next.delete('search');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { filter, change, clear, isFiltered: Object.keys(filter).length > 0 };
}
