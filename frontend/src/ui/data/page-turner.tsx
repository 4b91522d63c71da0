import { figure } from '@lib/format';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button';
import style from './page-turner.module.css';

export type PageTurnerProps = {
  /** From 1. */
  readonly page: number;
  /** Entries of a full page. */
  readonly size: number;
  readonly total: number;
  /** The plural noun: "items". */
  readonly unit: string;
  readonly onPage: (page: number) => void;
};

/** The pages of a long list; nothing when one page shows everything. */
export function PageTurner({ page, size, total, unit, onPage }: PageTurnerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && page === 1) return null;
  const first = Math.min((page - 1) * size + 1, total);
  return (
    <nav className={style.turner} aria-label="Pages">
      <Button icon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        Previous
      </Button>
      <p className={style.where}>
        {figure(first)}–{figure(Math.min(page * size, total))} of {figure(total)} {unit}
      </p>
      <Button icon={<ChevronRight />} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
