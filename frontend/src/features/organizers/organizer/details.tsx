import { useOrganizerCommands } from '@entities/organizer/organizer.mutations';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import { useMember } from '@lib/session/session';
import type { OrganizerBody, OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { Button } from '@ui/actions/button';
import { toast } from '@ui/feedback/toast-store';
import { useRevision } from '@ui/replace/use-revision';
import { useState } from 'react';
import { LongForm } from '../fields/long-form';
import {
  blankOrganizer,
  hasFieldsOf,
  type OrganizerFields,
  organizerFieldOrder,
  organizerFieldsOf,
  organizerWords,
  savedOrganizer,
} from '../fields/organizer-fields';
import { organizerResolver } from '../fields/organizer-rules';
import { OrganizerWords } from '../fields/organizer-words';
import { zipFieldOf } from '../fields/zip-field-of';
import style from './organizer.module.css';

/** What the organizer says of itself, to change. */
export function Details({ organizer }: { readonly organizer: OrganizerPage }) {
  return (
    <section aria-labelledby="details" className={style.part}>
      <h2 id="details">Details</h2>
      <DetailsForm key={organizer.id} organizer={organizer} />
    </section>
  );
}

function DetailsForm({ organizer }: { readonly organizer: OrganizerPage }) {
  const commands = useOrganizerCommands();
  const [first] = useState(() => savedOrganizer(organizer));
  const [start] = useState(() => organizerFieldsOf(first.fields));
  const { form, stored, restart, loaded, setLoaded, adopt, finish } = useStoredForm<
    OrganizerFields,
    OrganizerBody
  >({
    key: `organizer-form:${useMember()?.uid ?? ''}:${organizer.id}`,
    isFields: hasFieldsOf(blankOrganizer),
    start,
    savedId: organizer.id,
    loaded: first,
    resolver: organizerResolver,
  });
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, start));
  const { revise, dialog } = useRevision<OrganizerBody, OrganizerPage>({
    readAgain: () => commands.readAgain(organizer.slug),
    revise: commands.change,
    loadedOf: savedOrganizer,
    words: organizerWords,
    inside: [],
    onMerged: (body, now) => adopt(organizerFieldsOf(body), now),
  });
  const save = async (body: OrganizerBody) => {
    setLoaded(await revise(organizer.id, body, loaded()));
    finish();
    setRestored(false);
    await commands.refresh();
    toast({ title: 'Saved', tone: 'good' });
  };
  return (
    <>
      <LongForm
        form={form}
        label="Details"
        order={organizerFieldOrder}
        fieldOf={zipFieldOf}
        isRestored={isRestored}
        onStartOver={() => {
          restart(start);
          setLoaded(first);
          setRestored(false);
        }}
        onSave={save}
        actions={(isBusy) => (
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Save changes
          </Button>
        )}
      >
        <OrganizerWords isNew={false} isVerified={organizer.isVerified} />
      </LongForm>
      {dialog}
    </>
  );
}
