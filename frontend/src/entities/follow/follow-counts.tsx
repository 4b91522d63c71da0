import { counted } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { later } from '@ui/overlays/later';
import { useState } from 'react';
import { followQuery, type PeopleAsked } from './follow.queries';
import style from './follow-counts.module.css';

const PeopleDialog = later(() => import('./people-dialog').then((dialog) => dialog.PeopleDialog));

/** "12 followers", "follows 3": of a member, each with its list where the member shows it. */
export function FollowCounts({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useQuery(followQuery({ kind: 'member', id }));
  const [shown, show] = useState<PeopleAsked | null>(null);
  if (!data) return <p className={style.counts} />;
  const { followers, following, areListsOpen } = data;
  const open = (which: PeopleAsked, count: number) => (areListsOpen && count > 0 ? () => show(which) : null);
  return (
    <div className={style.counts}>
      {followers !== null && (
        <Count words={counted(followers, 'follower')} onOpen={open('followers', followers)} />
      )}
      {following !== null && (
        <Count words={`follows ${counted(following, 'other')}`} onOpen={open('following', following)} />
      )}
      {shown && <PeopleDialog id={id} name={name} which={shown} onClose={() => show(null)} />}
    </div>
  );
}

function Count({ words, onOpen }: { readonly words: string; readonly onOpen: (() => void) | null }) {
  if (!onOpen) return <span className={style.count}>{words}</span>;
  return (
    <Button
      size="small"
      variant="quiet"
      flush="start"
      aria-haspopup="dialog"
      onPointerEnter={PeopleDialog.load}
      onFocus={PeopleDialog.load}
      onClick={onOpen}
    >
      {words}
    </Button>
  );
}
