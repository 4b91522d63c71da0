import { communityInsightsQuery } from '@entities/community/community-tools.queries';
import { saveFile } from '@lib/browser/save-file';
import { counted, dayItself, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { CommunityView } from '@modules/community/community/community.contract';
import type { CommunityWeek } from '@modules/community/tools/tools.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { type Column, Table } from '@ui/data/table';
import { loaded } from '@ui/feedback/loaded';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from '../communities.module.css';

/** The last 26 weeks in figures, and what was talked about most. */
export function CommunityInsights({ community: { id, slug } }: { readonly community: CommunityView }) {
  const { data, instead } = loaded(useQuery(communityInsightsQuery(id)), {
    label: 'Loading the figures',
    shape: 'row',
  });
  if (!data) return instead;
  const save = () => saveFile(new Blob([csvOf(data.weeks)], { type: 'text/csv' }), `${slug}-weeks.csv`);
  return (
    <section aria-labelledby="insights" className={style.part}>
      <h2 id="insights">Insights</h2>
      <Table caption="The last 26 weeks" columns={columns} rows={data.weeks} rowKey={({ week }) => week} />
      <div>
        <Button size="small" icon={<Download />} onClick={save}>
          Save as CSV
        </Button>
      </div>
      {data.topPosts.length > 0 && (
        <>
          <h3>Most talked about</h3>
          <ol className={style.list}>
            {data.topPosts.map(({ id: postId, text, comments, reactions }) => (
              <li key={postId}>
                <Link to={paths.wallPost(postId)}>{text || 'A post without words'}</Link>
                <p className={style.quiet}>
                  {counted(comments, 'comment')}, {counted(reactions, 'reaction')}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const figures = {
  joined: 'Joined',
  left: 'Left',
  posts: 'Posts',
  comments: 'Comments',
  unanswered: 'Unanswered questions',
} as const;
const names = Object.keys(figures) as (keyof typeof figures)[];

const columns: readonly Column<CommunityWeek>[] = [
  { key: 'week', header: 'Week of', lead: true, cell: ({ week }) => shortDayIn(...dayItself(week)) },
  ...names.map((name) => ({
    key: name,
    header: figures[name],
    figures: true,
    cell: (week: CommunityWeek) => week[name],
  })),
];

/** Days and numbers alone, so nothing needs quotes. */
const csvOf = (weeks: readonly CommunityWeek[]): string =>
  [
    ['Week of', ...names.map((name) => figures[name])].join(','),
    ...weeks.map((week) => [week.week, ...names.map((name) => week[name])].join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
