import { useUnsubscribe } from '@entities/notification/notifications.mutations';
import { emailChoiceQuery } from '@entities/notification/notifications.queries';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { MailChoice } from '@modules/notifications/notifications.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, type PageHeadingProps, Row, Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** /unsubscribe: opened by the link in an e-mail, signed in or not. It asks first; opening it changes nothing.
 *  source  RFC 8058, modules/notifications/README.md */
export default function UnsubscribePage() {
  const token = decodeURIComponent(useLocation().hash.slice(1));
  return <Page width="form">{token === '' ? <IncompleteLink /> : <Choice key={token} token={token} />}</Page>;
}

function Choice({ token }: { readonly token: string }) {
  const choice = useQuery(emailChoiceQuery(token));
  const stop = useUnsubscribe(token);
  const { data, instead } = loaded(choice, {
    label: 'Loading your choice…',
    shape: 'row',
    refused: <IncompleteLink />,
    title: 'Your choice could not be loaded',
  });
  if (!data) return instead;
  const { mails, name, isOn } = data;
  if (!isOn) return <Unsubscribed mails={mails} kindName={name} isNow={stop.isSuccess} />;
  return (
    <ConfirmUnsubscribe
      title={mails === 'digest' ? 'Stop the daily digest?' : 'Stop these e-mails?'}
      lead={
        mails === 'digest' ? 'The one e-mail a day with what is new and unread.' : `E-mails about “${name}”.`
      }
    >
      <p>
        <NoBreak>You still see them in the app. Other e-mails keep coming as you chose.</NoBreak>
      </p>
      {stop.isError && <Notice tone="problem">{messageOf(stop.error)}</Notice>}
      <Row gap="normal">
        <Button variant="primary" busy={stop.isPending} busyLabel="Stopping…" onClick={() => stop.mutate()}>
          {mails === 'digest' ? 'Stop the digest' : 'Stop these e-mails'}
        </Button>
        <ToPreferences />
      </Row>
    </ConfirmUnsubscribe>
  );
}

/** Says which e-mails are off and how to turn them on again. */
function Unsubscribed({
  mails,
  kindName,
  isNow,
}: {
  readonly mails: MailChoice['mails'];
  readonly kindName: string;
  readonly isNow: boolean;
}) {
  const isDigest = mails === 'digest';
  const name = isDigest ? 'The daily digest' : `E-mail about “${kindName}”`;
  return (
    <ConfirmUnsubscribe title={isDigest ? 'The digest is off' : 'These e-mails are off'} isResult={isNow}>
      <Notice tone="good" live={isNow} title={isNow ? `${name} is stopped` : `${name} is off`}>
        {isDigest
          ? 'To get it again, sign in, open your notification preferences and tick Digest where you want it.'
          : `To get it again, sign in, open your notification preferences and tick E-mail beside “${kindName}”.`}
      </Notice>
      <Row>
        <ToPreferences />
      </Row>
    </ConfirmUnsubscribe>
  );
}

/** Shown for a link that is cut off or not signed by us. */
function IncompleteLink() {
  return (
    <ConfirmUnsubscribe title="Stop e-mails">
      <Notice tone="warn" live={false} title="This link is incomplete">
        Open it from the e-mail again, or choose what you get in your notification preferences.
      </Notice>
      <Row>
        <ToPreferences />
      </Row>
    </ConfirmUnsubscribe>
  );
}

type ConfirmUnsubscribeProps = Pick<PageHeadingProps, 'title' | 'lead' | 'isResult'> & {
  readonly children: ReactNode;
};

const ConfirmUnsubscribe = ({ children, ...heading }: ConfirmUnsubscribeProps) => (
  <>
    <PageHeading {...heading} />
    <Stack>{children}</Stack>
  </>
);

const ToPreferences = () => (
  <Button asChild>
    <Link to={paths.notificationPreferences}>Choose what comes by e-mail</Link>
  </Button>
);
