import { useRetryMails } from '@entities/operations/operations.mutations';
import { mailsQuery } from '@entities/operations/operations.queries';
import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listMails } from '@modules/operations/mails/mails.contract';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Table } from '@ui/data/table';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Fold } from '@ui/layout/fold';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../reason-dialog';
import { AdvancedFrame } from '../advanced-frame';
import { Entry } from '../entry';
import { Until } from '../until';

/** E-mails that do not get through, without their addresses and words. */
export default function AdminMailsPage() {
  return (
    <AdvancedFrame
      title="E-mails"
      lead="What waits, what is stuck and why. Nobody reads e-mails of others here."
    >
      <Mails />
    </AdvancedFrame>
  );
}

type Answer = ResponseOf<typeof listMails>;
type Mail = Answer['stuck'][number] | Answer['givenUp'][number];

function Mails() {
  const { data, instead } = loadedPart(useQuery(mailsQuery), 'Loading e-mails');
  if (!data) return instead;
  return (
    <>
      <Panel title="Stuck">
        <Stuck stuck={data.stuck} />
      </Panel>
      <Panel title="By kind">
        <Table
          caption="E-mails of the last 90 days by kind"
          rows={data.counts}
          rowKey={({ kind }) => kind}
          empty={<p>There are no e-mails yet.</p>}
          columns={[
            { key: 'kind', header: 'Kind', cell: ({ kind }) => kind, lead: true },
            { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => figure(waiting), figures: true },
            { key: 'sent', header: 'Sent', cell: ({ sent }) => figure(sent), figures: true },
            { key: 'kept', header: 'Kept here', cell: ({ kept }) => figure(kept), figures: true },
            { key: 'dead', header: 'Given up', cell: ({ dead }) => figure(dead), figures: true },
          ]}
        />
      </Panel>
      {data.givenUp.length > 0 && (
        <Fold title={`The last ${counted(data.givenUp.length, 'e-mail')} that were given up`}>
          <p>After ten attempts an e-mail and its words are deleted, so that nobody can send it any more.</p>
          {data.givenUp.map((mail) => (
            <Entry
              key={mail.id}
              title={mail.kind}
              facts={[
                to(mail),
                <Age key="at" since={mail.givenUpAt} />,
                `tried ${counted(mail.attempts, 'time')}`,
              ]}
              fault={mail.lastError}
            />
          ))}
        </Fold>
      )}
    </>
  );
}

function Stuck({ stuck }: Pick<Answer, 'stuck'>) {
  if (!stuck.length) return <p>No e-mail is stuck.</p>;
  const kinds = [...new Set(stuck.map(({ kind }) => kind))];
  return (
    <Stack gap="tight">
      <Row>
        {kinds.map((kind) => {
          const count = stuck.filter((mail) => mail.kind === kind).length;
          return (
            <Retry
              key={kind}
              which={kind}
              action={`Retry all of ${kind}`}
              what={`${counted(count, 'e-mail')} of the kind ${kind}`}
            />
          );
        })}
      </Row>
      {stuck.map((mail) => (
        <Entry
          key={mail.id}
          title={mail.kind}
          facts={[
            to(mail),
            <span key="put">
              written <Age since={mail.putAt} />
            </span>,
            `tried ${counted(mail.attempts, 'time')}`,
            mail.isDead ? (
              'not tried again by itself'
            ) : (
              <span key="next">
                next try <Until at={mail.nextTryAt} />
              </span>
            ),
          ]}
          fault={mail.lastError}
          actions={<Retry which={mail.id} action="Retry" what="this e-mail" />}
        />
      ))}
    </Stack>
  );
}

const to = ({ to: person }: Mail) =>
  person ? (
    <span key="to">
      about <Link to={paths.adminMember(person.id)}>{person.name ?? 'an erased member'}</Link>
    </span>
  ) : (
    'to somebody without an account'
  );

type RetryProps = { readonly which: string; readonly action: string; readonly what: string };

function Retry({ which, action, what }: RetryProps) {
  return (
    <ReasonDialog
      action={action}
      title={`Send ${what} now?`}
      description="It goes to the mail server at once, with ten attempts before it. A server that took it before without saying so may deliver it twice."
      mutation={useRetryMails(which)}
    />
  );
}
