import { figure } from '@lib/format';
import { type FigureName, type Figures, figureNames } from '@modules/analytics/figures/figures.schemas';
import style from './analytics.module.css';
import { changeWords, earlyWords, figureLabels, rateWords } from './figure-words';

type FunnelProps = {
  readonly figures: Figures;
  /** The sums of as many days before; null where nobody knows them, absent where they are not asked for. */
  readonly before?: Figures | null;
};

/** The six figures in the order in which they follow each other, with the rates between them. */
export function Funnel({ figures, before }: FunnelProps) {
  const early = earlyWords(figures);
  return (
    <>
      <dl className={style.funnel}>
        {figureNames.map((name) => (
          <Step key={name} name={name} figures={figures} before={before} />
        ))}
      </dl>
      {early && <p>{early}</p>}
    </>
  );
}

function Step({ name, figures, before }: FunnelProps & { readonly name: FigureName }) {
  const rate = rateWords(name, figures);
  return (
    <div className={style.step}>
      <dt>{figureLabels[name]}</dt>
      <dd className={style.count}>{figure(figures[name])}</dd>
      {rate && <dd>{rate}</dd>}
      {before && <dd className={style.quiet}>{changeWords(figures[name], before[name])}</dd>}
    </div>
  );
}
