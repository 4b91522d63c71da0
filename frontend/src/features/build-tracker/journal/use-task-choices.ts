import { type TaskChoice, taskChoicesQuery } from '@entities/build/entry.queries';
import { useKeptBuilds } from '@entities/build/on-device/use-kept-builds';
import { useQuery } from '@tanstack/react-query';

/** The tasks that an entry may belong to; without a connection those that this device has kept. */
export function useTaskChoices(buildId: string): readonly TaskChoice[] {
  const { data } = useQuery(taskChoicesQuery(buildId));
  const kept = useKeptBuilds()?.find(({ id }) => id === buildId);
  return data ?? kept?.tasks ?? [];
}
