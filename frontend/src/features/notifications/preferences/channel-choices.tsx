import type { KindView } from '@modules/notifications/notifications.contract';
import {
  accountKind,
  type ChannelChoice,
  type Preferences,
} from '@modules/notifications/preferences.schemas';
import { ChannelCheckbox } from './channel-checkbox';
import style from './channel-choices.module.css';

type Channels = Preferences['channels'];

const channels = [
  ['inApp', 'In the app'],
  ['mail', 'E-mail'],
  ['digest', 'Digest'],
] as const;

const none: ChannelChoice = { inApp: false, mail: false, digest: false };

export type ChannelChoicesProps = {
  /** The table's caption, for screen readers. */
  readonly caption: string;
  readonly kinds: readonly KindView[];
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
};

/** One row per kind, one checkbox per channel. Account notifications always stay in the app. */
export function ChannelChoices({ caption, kinds, channels: chosen, onChange }: ChannelChoicesProps) {
  return (
    <table className={style.table}>
      <caption className={style.unseen}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {channels.map(([channel, header]) => (
            <th key={channel} scope="col" className={style.channel}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, name }) => (
          <tr key={kind}>
            <th scope="row">{name}</th>
            {channels.map(([channel, header]) => (
              <td key={channel} className={style.channel}>
                <ChannelCheckbox
                  className={style.tick}
                  label={`${name}: ${header}`}
                  checked={(chosen[kind] ?? none)[channel]}
                  disabled={kind === accountKind && channel === 'inApp'}
                  onChange={(isOn) =>
                    onChange({ ...chosen, [kind]: { ...(chosen[kind] ?? none), [channel]: isOn } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
