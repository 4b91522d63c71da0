import { MarkSwatch } from '@entities/spaces/canvas/mark-swatch';
import { spaceMarks } from '@entities/spaces/canvas/space-marks';
import { counted, figure } from '@lib/format';
import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { classes } from '@ui/classes';
import { priceText } from '@ui/data/price';
import { SpaceCode } from '@ui/data/space-code';
import { Empty } from '@ui/feedback/empty';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FieldSpace } from './field-spaces';
import style from './spaces-page.module.css';

type SpaceListProps = {
  readonly spaces: readonly FieldSpace[];
  readonly chosen: ReadonlySet<string>;
  /** Whether anything can be chosen now. */
  readonly canChoose: boolean;
  /** Why a space was refused, by its id. */
  readonly refused: ReadonlyMap<string, string>;
  readonly onPick: (space: FieldSpace) => void;
};

const atFirst = 60;

/** The same as the map, by code: to be read, searched and chosen from by keyboard. */
export function SpaceList({ spaces, ...row }: SpaceListProps) {
  const [most, setMost] = useState(atFirst);
  if (spaces.length === 0)
    return (
      <Empty heading="h3" title="No space answers that">
        Search for less, or look at all zones.
      </Empty>
    );
  return (
    <>
      <p className={style.quiet} role="status">
        {counted(spaces.length, 'space')}
      </p>
      <ul role="list" className={style.list}>
        {spaces.slice(0, most).map((space) => (
          <SpaceRow key={space.now.id} space={space} {...row} />
        ))}
      </ul>
      {spaces.length > most && (
        <div>
          <Button onClick={() => setMost(most + 200)}>Show more of {figure(spaces.length)}</Button>
        </div>
      )}
    </>
  );
}

function SpaceRow({
  space,
  chosen,
  canChoose,
  refused,
  onPick,
}: Omit<SpaceListProps, 'spaces'> & { readonly space: FieldSpace }) {
  const { now, drawn, zone, canPick } = space;
  const isChosen = chosen.has(now.id);
  const problem = refused.get(now.id);
  const status = spaceMarks[now.status].label;
  const words = [
    drawn && spaceMarks[drawn.type].label,
    drawn && `${drawn.width} × ${drawn.depth} ft`,
    zone,
    ...(drawn?.features ?? []),
  ].filter(Boolean);
  const face = (
    <>
      <SpaceCode code={now.code} />
      <span className={style.rowWords}>
        <span>{words.join(' · ')}</span>
        <span className={style.rowStatus}>
          <MarkSwatch mark={now.status} />
          {now.isMine ? `Yours, ${status.toLowerCase()}` : status}
          {drawn?.blocked && `: ${drawn.blocked}`}
        </span>
      </span>
      {now.status !== 'blocked' && <span className={style.rowPrice}>{priceText(now.cents)}</span>}
    </>
  );
  return (
    <li className={style.row}>
      {canChoose && (canPick || isChosen) ? (
        <label className={style.pick}>
          <input type="checkbox" checked={isChosen} onChange={() => onPick(space)} />
          {face}
        </label>
      ) : (
        <div className={classes(style.pick, style.unpickable)}>{face}</div>
      )}
      {(now.vendor || now.sells !== '') && (
        <p className={style.rowVendor}>
          {now.vendor && <Link to={paths.member(now.vendor.handle)}>{now.vendor.name}</Link>}
          {now.vendor && now.sells !== '' && ': '}
          {now.sells}
        </p>
      )}
      {problem && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
