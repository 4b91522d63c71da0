import type { ReactNode } from 'react';
import style from './messages.module.css';

/** What is shown where a conversation would be. */
export const inPane = (instead: ReactNode) => (
  <section className={style.pane} aria-label="Conversation">
    {instead}
  </section>
);
