import { RequireMember } from '@entities/member/require-member';
import { useOrganizerCommands } from '@entities/organizer/organizer.mutations';
import { useStoredForm } from '@lib/browser/use-stored-form';
import { isSameValue } from '@lib/merge-changes';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EvidenceWords } from '../fields/evidence-words';
import { LongForm } from '../fields/long-form';
import {
  type ApplyBody,
  type ApplyFields,
  blankEvidence,
  blankOrganizer,
  evidenceFieldOrder,
  hasFieldsOf,
  organizerFieldOrder,
} from '../fields/organizer-fields';
import { applyResolver } from '../fields/organizer-rules';
import { OrganizerWords } from '../fields/organizer-words';
import { zipFieldOf } from '../fields/zip-field-of';
import { MayOrganize } from '../may-organize';

/** /organizers/apply: a club or business begins, and asks to be verified. */
export default function ApplyPage() {
  return (
    <RequireMember>
      <Page width="form">
        <PageHeading
          kicker={<Link to={paths.events}>Events</Link>}
          title="Become an organizer"
          lead="For clubs, businesses, museums and fairgrounds that run events. We save your work as you go."
        />
        <Stack gap="loose">
          <Steps />
          <MayOrganize>
            <Apply />
          </MayOrganize>
        </Stack>
      </Page>
    </RequireMember>
  );
}

/** What follows, before anything is typed. */
function Steps() {
  return (
    <Notice live={false} title="What happens next">
      Our staff reads what you send, and may ask back. We tell you as soon as there is an answer. Until then
      you can write drafts and invite your team. Once you are verified, for a year, you publish; we look at
      your first event before it appears.
    </Notice>
  );
}

function Apply() {
  const member = useMember();
  const commands = useOrganizerCommands();
  const navigate = useNavigate();
  const { form, stored, createOnce, restart, finish } = useStoredForm<ApplyFields, ApplyBody>({
    key: `organizer-form:${member?.uid ?? ''}`,
    isFields: hasFieldsOf(blank),
    start: blank,
    savedId: null,
    loaded: null,
    resolver: applyResolver,
  });
  const [isRestored, setRestored] = useState(stored !== null && !isSameValue(stored.fields, blank));

  const save = async (body: ApplyBody) => {
    let slug = '';
    const { id } = await createOnce(body, async (command) => {
      const receipt = await commands.apply(command);
      slug = receipt.slug;
      return receipt;
    });
    finish();
    await commands.refresh();
    toast({ title: 'Sent. We tell you as soon as we have read it.', tone: 'good' });
    navigate(paths.organizer(slug || id), { replace: true });
  };

  return (
    <LongForm
      form={form}
      label="Become an organizer"
      order={[...organizerFieldOrder, ...evidenceFieldOrder]}
      fieldOf={zipFieldOf}
      isRestored={isRestored}
      onStartOver={() => {
        restart(blank);
        setRestored(false);
      }}
      onSave={save}
      actions={(isBusy) => (
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending…">
          Ask to be verified
        </Button>
      )}
    >
      <OrganizerWords isNew />
      <EvidenceWords />
    </LongForm>
  );
}

const blank: ApplyFields = { ...blankOrganizer, ...blankEvidence };
