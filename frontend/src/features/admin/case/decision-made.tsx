import { decisionPath } from '@entities/case/decision-path';
import { Notice } from '@ui/feedback/notice';
import { Stack } from '@ui/layout/layout';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { NextCase } from './next-case';

export interface Made {
  readonly words: string;
  readonly decisionId: string | null;
}

/** What was just decided. The next case is one key away: its button has the focus. */
export function DecisionMade({ made: { words, decisionId } }: { readonly made: Made }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack>
      <Notice tone="good" title={words}>
        {decisionId && <Link to={decisionPath(decisionId)}>The decision, as the member reads it</Link>}
      </Notice>
      <div>
        <NextCase variant="primary" ref={next} />
      </div>
    </Stack>
  );
}
