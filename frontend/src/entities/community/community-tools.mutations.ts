import { call } from '@lib/api/call';
import { setWatchWords } from '@modules/community/tools/tools.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { watchedQuery, watchWordsQuery } from './community-tools.queries';

/** Replaces the words. */
export function useSetWatchWords(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly words: string[]; readonly madeFrom: number }) =>
      call(setWatchWords, { params: { id }, body }),
    onSuccess: () =>
      Promise.all(
        [watchWordsQuery(id), watchedQuery(id)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
