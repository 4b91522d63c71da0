import { messageOf } from '@lib/api/problem';
import { Badge } from '@ui/data/badge';
import { Notice } from '@ui/feedback/notice';
import { Grid, Stack } from '@ui/layout/layout';
import { Link } from 'react-router-dom';
import style from './areas.module.css';

export type Area = {
  readonly title: string;
  readonly to: string;
  readonly query?: { readonly data: unknown; readonly error: unknown };
  /** What is wrong, in words; what is empty is no problem. */
  readonly problems: readonly (string | false | 0 | undefined)[];
  /** What to say when nothing is wrong. */
  readonly state?: string | undefined;
};

/** One line that says whether all is well, and each area with its state; those with a problem come first. */
export function Areas({ areas }: { readonly areas: readonly Area[] }) {
  const seen = areas.map((area) => ({ ...area, ...stateOf(area) }));
  const isLoading = seen.some(({ tone }) => tone === 'plain');
  const troubled = seen.filter(({ tone }) => tone === 'problem');
  return (
    <Stack>
      {!isLoading && (
        <Notice tone={troubled.length ? 'problem' : 'good'} live={false}>
          {troubled.length
            ? `Needs attention: ${troubled.map(({ title }) => title).join(', ')}.`
            : 'All well: nothing is parked, stuck, dead or closed.'}
        </Notice>
      )}
      <Grid min="20rem" gap="tight">
        {[...troubled, ...seen.filter((area) => !troubled.includes(area))].map(
          ({ title, to, tone, lines, word }) => (
            <article key={to} className={style.area}>
              <div className={style.head}>
                <h2 className={style.title}>
                  <Link to={to}>{title}</Link>
                </h2>
                <Badge tone={tone}>{word}</Badge>
              </div>
              {lines.map((line) => (
                <p key={line} className={style.line}>
                  {line}
                </p>
              ))}
            </article>
          ),
        )}
      </Grid>
    </Stack>
  );
}

function stateOf({ query, problems, state }: Area) {
  const wrong = problems.filter((line): line is string => Boolean(line));
  if (query?.error) return { tone: 'problem', word: 'Not loaded', lines: [messageOf(query.error)] } as const;
  if (query && query.data === undefined) return { tone: 'plain', word: 'Loading', lines: [] } as const;
  if (wrong.length) return { tone: 'problem', word: 'Attention', lines: wrong } as const;
  return { tone: 'good', word: 'Well', lines: state ? [state] : [] } as const;
}
