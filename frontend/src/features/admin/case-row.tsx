import { caseCategoryLabels, caseStatusLabels, priorityLabels } from '@entities/case/case-labels';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { CaseLine } from '@modules/moderation/case/cases.contract';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './case-row.module.css';

/** A case in a list: a row on a desktop, a card on a phone. */
export function CaseRow({ line }: { readonly line: CaseLine }) {
  const { id, priority, category, subject, name, title, targets, reports, isHidden, openedAt } = line;
  return (
    <li className={style.row} data-priority={priority}>
      <span className={style.priority}>
        {priority === 'urgent' && <TriangleAlert aria-hidden="true" />}
        {priorityLabels[priority]}
      </span>
      <span className={style.what}>
        <Link to={paths.adminCase(id)} data-case={id} className={style.title}>
          {title ?? capital(name)}
        </Link>
        <span className={style.facts}>
          {name}
          {targets > 1 && ` and ${counted(targets - 1, 'more thing')}`} · {subject.name ?? 'Former member'}
        </span>
      </span>
      <span className={style.category}>{caseCategoryLabels[category]}</span>
      <span className={style.facts}>
        {counted(reports, 'report')} · <Age since={openedAt} />
      </span>
      <span className={style.state}>
        {isHidden && <Badge tone="held">Hidden</Badge>}
        <State line={line} />
      </span>
    </li>
  );
}

function State({ line: { status, claim, outcome } }: { readonly line: CaseLine }) {
  const me = useMember()?.id;
  if (status === 'decided')
    return (
      <Badge tone={outcome === 'acted' ? 'good' : 'plain'}>
        {outcome === 'acted' ? 'Acted' : 'Nothing done'}
      </Badge>
    );
  if (claim)
    return claim.by.id === me ? (
      <Badge tone="wanted">Yours</Badge>
    ) : (
      <Badge tone="held">{claim.by.name ?? 'Somebody'} has it</Badge>
    );
  return status === 'open' ? null : <Badge tone="sale">{caseStatusLabels[status]}</Badge>;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
