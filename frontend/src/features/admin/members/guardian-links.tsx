import { useReviewGuardian } from '@entities/guardianship/guardianship.mutations';
import { pendingGuardiansQuery } from '@entities/guardianship/guardianship.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listPendingGuardians } from '@modules/members/guardians/guardians.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Form } from '@ui/forms/form';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import style from './guardian-links.module.css';

type PendingLink = ResponseOf<typeof listPendingGuardians>['links'][number];

/** Guardians who accepted. Staff verify them and write down how. */
export function GuardianLinks() {
  const links = useQuery(pendingGuardiansQuery);
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list, links.data?.links.map(({ minor }) => minor.id).join());
  const { data, instead } = loadedPart(links, 'Loading guardians');
  if (!data) return instead;
  return (
    <div ref={list} tabIndex={-1}>
      {data.links.length === 0 && <p>No guardians are waiting to be verified.</p>}
      <Stack>
        {data.links.map((link) => (
          <PendingGuardian key={link.minor.id} link={link} />
        ))}
      </Stack>
    </div>
  );
}

function PendingGuardian({ link: { minor, guardian, acceptedAt, check } }: { readonly link: PendingLink }) {
  const review = useReviewGuardian(minor.id);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    const verdict = submitter?.getAttribute('value') === 'refuse' ? 'refuse' : 'verify';
    review.mutate({ verdict, guardianId: guardian.id, note });
  }

  return (
    <Card
      title={`${guardian.name} for ${minor.name}`}
      facts={[
        <Age key="accepted" since={acceptedAt} />,
        <Link key="guardian" to={paths.member(guardian.id)}>
          Guardian
        </Link>,
        <Link key="minor" to={paths.adminMember(minor.id)}>
          Minor and consents
        </Link>,
      ]}
      actions={
        <Form onSubmit={submit} className={style.review}>
          <Stack>
            {review.isError && !isReauthRequired(review.error) && (
              <Notice tone="problem">{messageOf(review.error)}</Notice>
            )}
            <Field label="How you checked" hint="It stays on record." required>
              <TextInput name="note" required maxLength={500} />
            </Field>
            <Row>
              <Button type="submit" variant="primary" value="verify" busy={review.isPending}>
                Verify
              </Button>
              <Button type="submit" variant="danger" value="refuse" busy={review.isPending}>
                Refuse
              </Button>
            </Row>
          </Stack>
        </Form>
      }
    >
      {check !== 'off' && (
        <Notice tone={check === 'waiting' ? 'info' : 'warn'} live={false}>
          {checkLabels[check]}
        </Notice>
      )}
      <ReauthFirst mutation={review} />
    </Card>
  );
}

const checkLabels: Readonly<Record<Exclude<PendingLink['check'], 'off'>, string>> = {
  waiting: 'The check has not answered yet. You can wait, or decide yourself.',
  refused: 'The check refused this guardian. You decide.',
  unsure: 'The check was not sure. You decide.',
  unreadable: 'We could not read the answer of the check; the server log says why. You decide.',
  'no answer': 'The check did not answer for two days. You decide.',
};
