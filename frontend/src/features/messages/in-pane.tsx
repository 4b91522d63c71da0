import type { ReactNode } from 'react';
import style from './messages.module.css';

/** Shown in place of a conversation. */
export const inPane = (instead: ReactNode) => (
  <section className={style.pane} aria-label="Conversation">
    {instead}
  </section>
);
