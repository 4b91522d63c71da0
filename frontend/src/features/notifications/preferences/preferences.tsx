import { useSetPreferences } from '@entities/notification/notifications.mutations';
import { preferencesQuery } from '@entities/notification/notifications.queries';
import { messageOf } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { getPreferences } from '@modules/notifications/notifications.contract';
import type { Preferences as Chosen } from '@modules/notifications/preferences.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Form } from '@ui/forms/form';
import { Switch } from '@ui/forms/switch';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useReplacement } from '@ui/replace/use-replacement';
import type { FieldWords } from '@ui/replace/words-of';
import { useState } from 'react';
import { ChannelChoices } from './channel-choices';
import { QuietHours } from './quiet-hours';

/** The channels of each kind of notification, and quiet hours. */
export function Preferences() {
  const preferences = useQuery(preferencesQuery);
  const { data, instead } = loaded(preferences, {
    label: 'Loading preferences',
    shape: 'row',
    title: 'Your preferences could not be loaded',
  });
  if (!data) return instead;
  return <ChoiceForm kept={data} />;
}

function ChoiceForm({ kept }: { readonly kept: Kept }) {
  const [loaded, setLoaded] = useState(() => loadedChoice(kept));
  const [chosen, choose] = useState<Chosen>(loaded.fields);
  const save = useSetPreferences();
  const queries = useQueryClient();
  const { replace, dialog } = useReplacement<Chosen>(words, [
    'channels',
    ...kept.kinds.map(({ kind }) => kind),
  ]);
  const kindsToCome = kept.kinds.filter(({ isSent }) => !isSent);
  const keep = () =>
    replace(chosen, loaded, {
      read: async () => loadedChoice(await queries.fetchQuery({ ...preferencesQuery, staleTime: 0 })),
      send: (fields, madeFrom) => save.mutateAsync({ ...fields, madeFrom }),
      onMerged: (fields, saved) => {
        choose(fields);
        setLoaded(saved);
      },
    }).then(
      (saved) => {
        setLoaded(saved);
        toast({ title: 'Preferences saved', tone: 'good' });
      },
      () => undefined, // the mutation holds the reason, which is shown
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Stack gap="loose">
        <Notice live={false} title="E-mail goes to your confirmed address">
          We e-mail you right away, or after your quiet hours. More of the same comes in one e-mail two hours
          later. A message waits ten minutes, and we do not e-mail what you have read by then. The digest
          comes at eight in the morning, with what is still unread. When a hold of yours is about to end, we
          always e-mail you right away.
        </Notice>
        <Panel title="What comes where">
          <ChannelChoices
            caption="Where each kind of notification comes"
            kinds={kept.kinds.filter(({ isSent }) => isSent)}
            channels={chosen.channels}
            onChange={(channels) => choose({ ...chosen, channels })}
          />
        </Panel>
        {kindsToCome.length > 0 && (
          <Panel title="Coming with following">
            <Stack>
              <p>We do not send these yet. Choose now if you like: we keep your choice for later.</p>
              <ChannelChoices
                caption="Where future kinds of notification will come"
                kinds={kindsToCome}
                channels={chosen.channels}
                onChange={(channels) => choose({ ...chosen, channels })}
              />
            </Stack>
          </Panel>
        )}
        <Panel title="What e-mail says">
          <Switch
            label="Quote messages in e-mail"
            hint="An e-mail says who wrote, and about what. Turn this on to read the first line of a message or comment there too. It stays in your mailbox, even when it is unsent here."
            checked={chosen.wordsInMail}
            onCheckedChange={(wordsInMail) => choose({ ...chosen, wordsInMail })}
          />
        </Panel>
        <Panel title="Quiet hours">
          <QuietHours
            hours={chosen.quietHours}
            onChange={(quietHours) => choose({ ...chosen, quietHours })}
          />
        </Panel>
        {dialog}
        {save.isError && !dialog && <Notice tone="problem">{messageOf(save.error)}</Notice>}
        <Row>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving…">
            Save preferences
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

type Kept = ResponseOf<typeof getPreferences>;

const loadedChoice = ({ version, channels, quietHours, wordsInMail }: Kept) => ({
  fields: { channels, quietHours, wordsInMail },
  version,
});

/** Checkboxes that are ticked in either version are ticked; only the rest can conflict. */
const words: FieldWords = {
  wordsInMail: { label: 'Quote messages in e-mail', show: (isOn) => (isOn ? 'On' : 'Off') },
  quietHours: {
    label: 'Quiet hours',
    show: (hours) => {
      const { from, until, timeZone } = (hours ?? {}) as Partial<NonNullable<Chosen['quietHours']>>;
      return hours ? `${from} to ${until}, ${timeZone}` : 'None';
    },
  },
};
