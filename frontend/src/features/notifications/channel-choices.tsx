import { type NoticeKind, noticeKinds, type Preferences } from '@modules/notifications/inbox.events';
import { Table } from '@ui/table';
import { Tick } from './tick';

type Channels = Preferences['channels'];

const channels = [
  ['inApp', 'In the app'],
  ['mail', 'Mail'],
  ['digest', 'Digest'],
] as const;

/** One row a kind, one tick a channel. What is about the account itself stays in the app. */
export function ChannelChoices({
  channels: chosen,
  onChange,
}: {
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}) {
  return (
    <Table
      caption="Where each kind of notification comes"
      rows={noticeKinds}
      rowKey={(kind) => kind}
      columns={[
        { key: 'kind', header: 'Kind', lead: true, cell: (kind) => names[kind] },
        ...channels.map(([channel, header]) => ({
          key: channel,
          header,
          cell: (kind: NoticeKind) => (
            <Tick
              label={`${names[kind]}: ${header}`}
              checked={chosen[kind][channel]}
              disabled={kind === 'other' && channel === 'inApp'}
              onChange={(isOn) => onChange({ ...chosen, [kind]: { ...chosen[kind], [channel]: isOn } })}
            />
          ),
        })),
      ]}
    />
  );
}

const names: Readonly<Record<NoticeKind, string>> = {
  new_message: 'Messages',
  new_follower: 'New followers',
  new_listing: 'New listings and matches',
  sale_request: 'Holds and sales',
  swap_meet: 'Swap meets',
  other: 'Your account and listings',
};
