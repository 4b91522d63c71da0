import { dayIn, figure } from '@lib/format';
import type { Foresight } from '@modules/moderation/case/verdicts.contract';
import { Notice } from '@ui/feedback/notice';
import { Fold } from '@ui/layout/fold';
import { Stack } from '@ui/layout/layout';
import style from './case.module.css';

/** Every effect that the decision would have now, and the e-mail as the member reads it. */
export function ForesightShown({ foresight }: { readonly foresight: Foresight }) {
  const { effects, summary, endsAt, strikesUntil, needsConfirmation, letter } = foresight;
  return (
    <Stack gap="tight">
      <Notice tone="warn" title="What this does" isResult>
        <ul>
          {summary.map(({ count, name }) => (
            <li key={name}>
              {figure(count)} {name}
            </li>
          ))}
          {summary.length === 0 && <li>It touches nothing besides the account.</li>}
          {endsAt && <li>It ends on {dayIn(endsAt)}.</li>}
          {strikesUntil && <li>Its strikes count until {dayIn(strikesUntil)}.</li>}
          {needsConfirmation && <li>Nothing happens before another handler has confirmed it.</li>}
        </ul>
      </Notice>
      {effects.length > 0 && (
        <Fold title={effects.length === 1 ? 'Which one' : `Which ones (${figure(effects.length)})`}>
          <ul>
            {effects.map(({ key, title, target }) => (
              <li key={key}>
                {title ?? target.kind} <span className={style.quiet}>({target.kind})</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <h3>The e-mail</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
      <section className={style.email} aria-label="The e-mail" tabIndex={0}>
        {letter}
      </section>
    </Stack>
  );
}
