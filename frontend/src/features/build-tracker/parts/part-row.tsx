import { fitLabels, partName, partStatusLabels } from '@entities/build/task-labels';
import { counted, dayIn, dayItself, money } from '@lib/format';
import { paths } from '@lib/paths';
import type { PartView } from '@modules/builds/builds.schemas';
import { Badge, type BadgeProps } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { ExternalLink, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './parts.module.css';

type PartRowProps = {
  readonly part: PartView;
  /** The task that it belongs to, where parts of several are shown. */
  readonly task?: ReactNode;
  readonly actions?: ReactNode;
};

/** A part: what it is, where it is, what it cost, whether it fitted. */
export function PartRow({ part, task, actions }: PartRowProps) {
  const { status, fit, need, seller } = part;
  return (
    <li className={style.row} data-part={part.id}>
      {part.photo ? (
        <Photo className={style.photo} src={part.photo.card} alt="" ratio="1:1" />
      ) : (
        <span className={style.none}>
          <Puzzle aria-hidden="true" />
        </span>
      )}
      <div className={style.words}>
        <p className={style.name}>
          {part.itemId ? <Link to={paths.inventoryPart(part.itemId)}>{partName(part)}</Link> : partName(part)}
          <Badge tone={tones[status]}>{statusText(part)}</Badge>
          {fit && <Badge tone={fit.fit === 'not at all' ? 'problem' : 'plain'}>{fitLabels[fit.fit]}</Badge>}
        </p>
        {task && <p className={style.note}>{task}</p>}
        <Facts
          facts={[
            costText(part),
            seller && (
              <>
                from <Link to={paths.member(seller.handle ?? seller.id)}>{seller.name}</Link>
              </>
            ),
            part.installedAt === null &&
              part.arrivedOn &&
              `here since ${dayIn(...dayItself(part.arrivedOn))}`,
            part.installedAt && `put in on ${dayIn(part.installedAt)}`,
            need && !need.isDraft && (
              <Link to={paths.listing(need.listingId)}>
                {need.matches > 0 ? counted(need.matches, 'match', 'matches') : 'See the wanted ad'}
              </Link>
            ),
            part.link && (
              <a className={style.link} href={part.link} target="_blank" rel="noopener noreferrer nofollow">
                {hostOf(part.link)}{' '}
                <ExternalLink aria-label=" (opens in a new tab)" width="0.875em" height="0.875em" />
              </a>
            ),
          ]}
        />
        {fit?.note && <p className={style.note}>{fit.note}</p>}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </li>
  );
}

const tones: Readonly<Record<PartView['status'], NonNullable<BadgeProps['tone']>>> = {
  planned: 'wanted',
  sought: 'wanted',
  arrived: 'held',
  installed: 'good',
};

/** A planned part that the member has is not missing. */
const statusText = ({ status, isInStock, need }: PartView): string => {
  if (status === 'planned' && isInStock) return 'In my inventory';
  if (status === 'sought' && need?.isDraft) return 'Wanted ad not finished';
  return partStatusLabels[status];
};

/** "$48", "$48 planned", "$96 planned, $48 each". */
function costText({ cost, planned, quantity }: PartView): string | undefined {
  if (cost !== null) return money(cost);
  if (planned === null) return undefined;
  return quantity === 1
    ? `${money(planned)} planned`
    : `${money(planned * quantity)} planned, ${money(planned)} each`;
}

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
