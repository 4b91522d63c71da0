import { figure } from '@lib/format';
import { SpaceCode } from '@ui/data/space-code';
import type { PricedLine } from './basket';
import style from './spaces-page.module.css';

type WaitingLineProps = {
  /** How many are decided before. */
  readonly ahead: number;
  readonly lines: readonly PricedLine[];
};

/** The place in the line at an opening. It says a number from the first moment on. */
export function WaitingLine({ ahead, lines }: WaitingLineProps) {
  return (
    <section className={style.waiting} aria-label="Your place in line">
      <p className={style.place} role="status">
        {ahead === 0 ? 'You are next' : `You are number ${figure(ahead + 1)} in line`}
      </p>
      <p>
        Whoever asked first is answered first. Keep this page open: when it is your turn, what is still free
        of your choice is held for you. Loading the page again keeps your place.
      </p>
      <ul role="list" className={style.codes} aria-label="Your choice">
        {lines.map(({ line, name, code }) => (
          <li key={`${line.productId} ${line.spaceId} ${line.showClass}`}>
            {code ? <SpaceCode code={code} /> : `${name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
