import { call } from '@lib/api/call';
import {
  listNotifications,
  setPreferences,
  unsubscribe,
} from '@modules/notifications/notifications.contract';
import type { Preferences } from '@modules/notifications/preferences.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { emailChoiceQuery, preferencesQuery } from './notifications.queries';

/** Saves the preferences and refreshes the notifications, which depend on them. */
export function useSetPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Preferences & { readonly madeFrom: number }) =>
      call(setPreferences, { body: chosen }),
    onSuccess: async ({ version }, { channels, quietHours, wordsInMail }) => {
      client.setQueryData(
        preferencesQuery.queryKey,
        (known) => known && { ...known, channels, quietHours, wordsInMail, version },
      );
      await client.invalidateQueries({ queryKey: [listNotifications.path] });
    },
  });
}

/** Stops the e-mails and refreshes the preferences. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(unsubscribe, { query: { token } }),
    onSuccess: async (choice) => {
      client.setQueryData(emailChoiceQuery(token).queryKey, choice);
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });
}
