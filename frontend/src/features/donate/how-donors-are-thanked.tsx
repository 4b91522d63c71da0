import { money } from '@lib/format';
import { Panel } from '@ui/layout/panel';
import style from './donate-page.module.css';

/** By default, opted out, and King Tier. */
export function HowDonorsAreThanked({ kingTier }: { readonly kingTier: number | null }) {
  return (
    <Panel title="How donors are thanked">
      <dl className={style.thanks}>
        <dt>By default</dt>
        <dd>A thank-you post on the wall, with your name.</dd>
        <dt>If you opt out</dt>
        <dd>No post and no name: you stay anonymous.</dd>
        <dt>King Tier Donors</dt>
        <dd>
          Lifetime Premium+ may be granted for approved contributions
          {kingTier !== null &&
            `: members who have given ${money(kingTier)} in all are proposed, and two admins decide`}
          .
        </dd>
      </dl>
    </Panel>
  );
}
