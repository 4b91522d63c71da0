import { signInsQuery } from '@entities/account/security.queries';
import type { SignIn, SignInOutcome } from '@modules/identity/sessions/sign-in-history.contract';
import { useQuery } from '@tanstack/react-query';
import { Age } from '@ui/data/age';
import { Badge, type BadgeProps } from '@ui/data/badge';
import { Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { retryNoticeOf } from '@ui/feedback/loaded-part';
import { Panel } from '@ui/layout/panel';

/** Recent sign-ins and failed attempts. */
export function SignInHistory() {
  const { data, instead } = loaded(useQuery(signInsQuery), {
    label: 'Loading your sign-ins…',
    problem: retryNoticeOf,
    stale: 'below',
  });
  return (
    <Panel title="Recent sign-ins" heading="h3">
      <p>Your last 50 sign-ins and attempts. We keep them for 90 days.</p>
      {instead}
      {data && (
        <Table
          caption="Recent sign-ins"
          rows={data.signIns}
          rowKey={({ id }) => id}
          empty={<p>Nothing yet.</p>}
          columns={[
            { key: 'at', header: 'When', cell: ({ at }) => <Age since={at} first />, lead: true },
            { key: 'outcome', header: 'Outcome', cell: outcomeLabel },
            { key: 'way', header: 'Method', cell: ({ way }) => methodLabels[way] ?? way },
            { key: 'device', header: 'Device', cell: ({ device }) => device },
            { key: 'network', header: 'Network', cell: networkOf },
          ]}
        />
      )}
    </Panel>
  );
}

const outcomes: Readonly<Record<SignInOutcome, readonly [string, BadgeProps['tone']]>> = {
  'signed-in': ['Signed in', 'good'],
  'recovery-code': ['Signed in with a recovery code', 'good'],
  'wrong-password': ['Wrong password', 'held'],
  'code-asked': ['Asked for a code, none entered', 'problem'],
  'wrong-code': ['Right password, wrong code', 'problem'],
  suspended: ['Refused: suspended', 'problem'],
  'cookie-reused': ['Old session used again: signed out', 'problem'],
};

const methodLabels: Readonly<Record<string, string>> = {
  password: 'Password',
  'sign-up': 'New account',
  link: 'E-mail link',
  cookie: 'Kept signed in',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
};

/** "this network" → "This network", for the start of a cell. */
const networkOf = ({ network }: SignIn) => network.charAt(0).toUpperCase() + network.slice(1);

function outcomeLabel({ outcome }: SignIn) {
  const [words, tone] = outcomes[outcome];
  return <Badge tone={tone}>{words}</Badge>;
}
