import { Fold } from '@ui/layout/fold';
import style from '../deal/deal.module.css';

/** What to keep in mind before members meet. */
export function MeetingTips() {
  return (
    <Fold title="Before you meet">
      <ul className={style.tips}>
        <li>Meet in daylight, where other people are: a parking lot, a shop, the meet itself.</li>
        <li>Look the part over, and check its numbers, before any money changes hands.</li>
        <li>Pay when you meet. We never ask for money, codes or gift cards.</li>
      </ul>
    </Fold>
  );
}
