import { type CSSProperties, useEffect } from 'react';
import { Avatar } from '../data/avatar';
import { VisuallyHidden } from '../layout/visually-hidden';
import style from './prose-input.module.css';
import type { FoundMember, Mentions } from './use-mentions';

export type MentionListProps = {
  readonly id: string;
  readonly mentions: Mentions;
  readonly place: { readonly left: number; readonly below: number };
  readonly onTake: (member: FoundMember) => void;
};

/** The members to choose from while a handle is typed, below its line. The focus stays in the text. */
export function MentionList({ id, mentions: { found, active }, place, onTake }: MentionListProps) {
  useEffect(() => {
    if (found.length > 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, found.length]);
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label="Members"
        hidden={found.length === 0}
        className={style.members}
        style={found.length > 0 ? placed(place) : undefined}
      >
        {found.map((member, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's, which keeps the focus
          <div
            key={member.handle}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={style.member}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(member)}
          >
            <Avatar name={member.name} src={member.picture} size="small" decorative />
            <span className={style.names}>
              {member.name} <span className={style.handle}>@{member.handle}</span>
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{announced(found.length)}</VisuallyHidden>
    </>
  );
}

/** Not while it is hidden: the server renders it too, and no style may stand in its HTML. */
const placed = ({ left, below }: MentionListProps['place']) =>
  ({ '--left': `${left}px`, '--below': `${below}px` }) as CSSProperties;

export const optionId = (id: string, at: number): string => `${id}-${at}`;

const announced = (count: number): string => {
  if (count === 0) return '';
  return `${count === 1 ? '1 member' : `${count} members`}. Arrow keys choose, Enter takes one.`;
};
