import { Badge } from '@ui/data/badge';
import { Progress } from '@ui/feedback/progress';
import style from './costs.module.css';

export type CostLine = {
  readonly name: string;
  /** "$186 of $320" */
  readonly money: string;
  /** "24 h of 83 h" */
  readonly work: string;
  /** The length of its bar, 0 to 1; null: none. */
  readonly share: number | null;
  readonly shareLabel: string;
  /** "$108 over"; null within what was planned. */
  readonly over?: string | null;
};

type LinesProps = { readonly id: string; readonly title: string; readonly lines: readonly CostLine[] };

/** Costs and hours line by line, each with a bar. */
export function Lines({ id, title, lines }: LinesProps) {
  return (
    <section aria-labelledby={id} className={style.part}>
      <h3 id={id}>{title}</h3>
      <ul role="list" className={style.lines}>
        {lines.map(({ name, money, work, share, shareLabel, over }) => (
          <li key={name} className={style.line}>
            <span className={style.lineName}>
              {name}
              {over && <Badge tone="problem">{over}</Badge>}
            </span>
            <span className={style.figures}>{work}</span>
            <span className={style.money}>{money}</span>
            {share !== null && <Progress value={share * 100} label={shareLabel} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
