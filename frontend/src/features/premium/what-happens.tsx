import { paths } from '@lib/paths';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './premium-page.module.css';

/** What happens with a subscription, before somebody asks. */
export function WhatHappens() {
  return (
    <Panel title="What happens when …">
      <dl className={style.answers}>
        <dt id="boosts">a listing is boosted?</dt>
        <dd>
          It comes up in searches that find it, marked “Boosted”, for seven days: at most one in nine, and in
          turn. The order of all others stays. Whoever searches can leave boosts out.
        </dd>
        <dt>a payment does not go through?</dt>
        <dd>
          You are told at once, and keep everything for seven days while the provider tries again. With
          another card nothing changes.
        </dd>
        <dt>you cancel?</dt>
        <dd>
          You have it until the end of what you paid, and nothing more is charged. Until then you can resume.
        </dd>
        <dt>it ends?</dt>
        <dd>
          You are a free member again. What you made stays: listings, posts, figures, communities. Boosts that
          run go on to their end.
        </dd>
        <dt>you change to Premium+?</dt>
        <dd>At once. You pay the difference for the days that are left.</dd>
        <dt>you close your account?</dt>
        <dd>Your subscription is cancelled the day you ask, and ends with the account.</dd>
        <dt>you are suspended?</dt>
        <dd>
          The subscription goes on, and a suspension refunds nothing. You can cancel it here at any time, the
          same day too.
        </dd>
        <dt>you are under 18?</dt>
        <dd>You cannot subscribe: ask your guardian. Everything that is free is yours.</dd>
        <dt>you gave a lot?</dt>
        <dd>
          King Tier Donors may be granted Premium+ for life. It is no subscription, and costs nothing more.
          How to give is under <Link to={paths.donate}>Support Us</Link>.
        </dd>
      </dl>
    </Panel>
  );
}
