import { isEmbedded } from '@lib/browser/is-embedded';
import { useResetOnNavigation } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { SkipLink } from '@ui/layout/skip-link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './footer';
import { Header } from './header';
import style from './shell.module.css';

export type ShellProps = {
  /** The notification bell, beside the user menu. */
  readonly bell?: ReactNode;
  readonly children: ReactNode;
};

/** Header, footer and notes around every page. A conversation ends with its composer, without a footer. A page inside a frame (the terms on the login page) has none of them. */
export function Shell({ bell, children }: ShellProps) {
  useResetOnNavigation();
  const isConversation = useLocation().pathname.startsWith(`${paths.messages}/`);
  const main = (
    <main id="main" tabIndex={-1} className={style.main}>
      {children}
    </main>
  );
  if (isEmbedded()) return main;
  return (
    <div className={style.shell}>
      <SkipLink />
      <Header bell={bell} />
      {main}
      {!isConversation && <Footer />}
    </div>
  );
}
