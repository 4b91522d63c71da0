import { dayIn, timeIn } from '@lib/format';
import type { Consent } from '@modules/members/guardians/guardians.contract';
import { Table } from '@ui/data/table';

export type ConsentLedgerProps = {
  readonly caption: string;
  readonly consents: readonly Consent[];
};

/** Consents, oldest first: what, when, who gave it, and when it was withdrawn. */
export function ConsentLedger({ caption, consents }: ConsentLedgerProps) {
  return (
    <Table
      caption={caption}
      rows={consents.map((consent, at) => ({ ...consent, at_: `${at}` }))}
      rowKey={({ at_ }) => at_}
      empty={<p>No consents yet.</p>}
      columns={[
        { key: 'what', header: 'What', cell: whatOf, lead: true },
        { key: 'by', header: 'Given by', cell: ({ by }) => by.name },
        { key: 'at', header: 'When', cell: ({ at }) => <Moment at={at} /> },
        {
          key: 'withdrawn',
          header: 'Withdrawn',
          cell: ({ withdrawnAt }) => withdrawnAt && <Moment at={withdrawnAt} />,
        },
      ]}
    />
  );
}

function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={`${dayIn(at)}, ${timeIn(at)}`}>
      {write(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

/** Describes a consent in a sentence, with the note written beside it. */
function whatOf({ what, guardian, detail }: Consent): string {
  const whom = guardian?.name ?? 'somebody';
  const noted = detail && `: ${detail}`;
  switch (what) {
    case 'terms accepted':
      return `Accepted the terms of ${write(detail, { dateStyle: 'long', timeZone: 'UTC' })}`;
    case 'guardian invited':
      return guardian ? `Invited ${whom} as guardian` : 'Invited a guardian';
    case 'guardian accepted':
      return `${whom} agreed to be the guardian`;
    case 'left to staff':
      return `The check left it to staff (${detail})`;
    case 'guardian verified':
      return `${whom} was verified as guardian${noted}`;
    case 'guardian refused':
      return `${whom} was refused as guardian${noted}`;
    case 'unlink asked':
      return 'Asked to end the link';
    case 'unlink withdrawn':
      return 'Decided to keep the link';
    case 'link ended':
      return `The link ended${noted}`;
    case 'majority reached':
      return 'Turned 18: the link ended by itself';
  }
}

/** Newer JavaScript engines put narrow spaces into times, which some fonts and screen readers do not handle. */
const write = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(iso)).replace(/[\u2009\u202f\u00a0]/g, ' ');
