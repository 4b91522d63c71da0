import { useMarkAnswered } from '@entities/support/support.mutations';
import { supportRequestsQuery } from '@entities/support/support.queries';
import { messageOf } from '@lib/api/problem';
import { mailto } from '@lib/mailto';
import { paths } from '@lib/paths';
import { type SupportRequest } from '@modules/support/support.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { SpaceCode } from '@ui/data/space-code';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Segmented } from '@ui/forms/segmented';
import { Row, Stack } from '@ui/layout/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './support-requests.module.css';

type Status = 'waiting' | 'answered';

/** Support requests: waiting ones, those with priority first and then the oldest, or answered ones. */
export function SupportRequests() {
  const [status, setStatus] = useState<Status>('waiting');
  const { data, instead } = loadedPart(useQuery(supportRequestsQuery(status)), 'Loading requests');
  return (
    <Stack>
      <Segmented
        label="Which requests"
        value={status}
        onValueChange={setStatus}
        options={[
          { value: 'waiting', label: 'Waiting' },
          { value: 'answered', label: 'Answered' },
        ]}
      />
      {instead}
      {data && (
        <>
          <p>{countText(data.total, data.requests.length, status)}</p>
          {data.requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </>
      )}
    </Stack>
  );
}

function RequestCard({ request }: { readonly request: SupportRequest }) {
  const { id, reference, subject, message, replyTo, memberId, isPriority, receivedAt, answeredAt } = request;
  const answer = useMarkAnswered(id);
  const mail = mailto(replyTo, `Re: ${subject} (${reference})`);
  return (
    <Card
      className={style.request}
      title={subject}
      heading="h2"
      code={<SpaceCode code={reference} kind="request" size="small" />}
      badges={isPriority && <Badge tone="held">Priority</Badge>}
      facts={[
        <Age key="received" since={receivedAt} />,
        <Sender key="sender" memberId={memberId} />,
        replyTo,
      ]}
      actions={
        <Row>
          <Button asChild size="small">
            <a href={mail}>Answer by e-mail</a>
          </Button>
          {answeredAt === null && (
            <Button size="small" busy={answer.isPending} onClick={() => answer.mutate()}>
              Mark as answered
            </Button>
          )}
        </Row>
      }
    >
      <p className={style.message}>{message}</p>
      {answer.isError && <Notice tone="problem">{messageOf(answer.error)}</Notice>}
    </Card>
  );
}

function Sender({ memberId }: Pick<SupportRequest, 'memberId'>) {
  if (memberId === null) return 'from a guest';
  return <Link to={paths.adminMember(memberId)}>from a member</Link>;
}

function countText(total: number, shown: number, status: Status): string {
  if (total === 0)
    return status === 'waiting' ? 'Nobody is waiting for an answer.' : 'No request has been answered yet.';
  const all = total === 1 ? '1 request' : `${total} requests`;
  return shown < total ? `${all}; the first ${shown} are shown.` : `${all}.`;
}
