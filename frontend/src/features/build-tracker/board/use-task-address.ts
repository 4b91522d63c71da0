import { useSearchParams } from 'react-router-dom';

/** Which task is open: the address says it, so that a link opens it and the back button closes it. */
export function useTaskAddress() {
  const [params, setParams] = useSearchParams();
  const withTask = (taskId: string | null) => {
    const next = new URLSearchParams(params);
    if (taskId === null) next.delete('task');
    else next.set('task', taskId);
    return { search: `?${next}` };
  };
  return {
    taskId: params.get('task'),
    /** The address of the page with this task open; null: with none. */
    to: withTask,
    close: () => setParams(withTask(null).search, { preventScrollReset: true }),
  };
}
