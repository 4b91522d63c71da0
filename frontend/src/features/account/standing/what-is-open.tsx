import { paths } from '@lib/paths';
import type { SessionUser } from '@modules/identity/identity.contract';
import { Panel } from '@ui/layout/panel';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './standing.module.css';

/** What a suspended member can still do. */
export function WhatIsOpen({ user }: { readonly user: SessionUser }) {
  const { decisionId } = user.suspension ?? {};
  const open = [
    {
      to: decisionId ? `${paths.decisions}/${decisionId}` : paths.decisions,
      words: 'Read the decision, and appeal',
    },
    { to: '#your-data', words: 'Download your data, or close your account' },
    {
      to: paths.messages,
      words: user.isMinor ? 'Write to your parent or guardian' : 'Write to a minor you answer for',
    },
    ...(user.subscriptionTier === 'free' ? [] : [{ to: paths.premium, words: 'Manage your subscription' }]),
    { to: paths.support, words: 'Ask support' },
    { to: paths.home, words: 'Look at what is for sale, as guests do' },
  ];
  return (
    <Panel title="What is open to you">
      <ul role="list" className={style.waiting}>
        {open.map(({ to, words }) => (
          <li key={words}>
            <Link to={to}>
              <span>{words}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
