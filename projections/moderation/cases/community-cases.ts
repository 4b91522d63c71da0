import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import type { CommunityCase } from '../../../modules/moderation/case/community-cases.contract.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import type { ViewDeps } from './case-view.js';
import type { CaseRow } from './cases.table.js';

/** Cases as the moderators of a community see them: without who reported. */
export async function communityCasesOf(
  { contents, eventStore }: Pick<ViewDeps, 'contents' | 'eventStore'>,
  rows: readonly CaseRow[],
): Promise<readonly CommunityCase[]> {
  const titleOf = await contents.titlesOf(rows.flatMap(({ state }) => state.targets.slice(0, 1)));
  const cases = await Promise.all(
    rows.map(async ({ id, state, category, opened_at, is_hidden }) => {
      const [first] = state.targets;
      if (!first) return [];
      const [version, href, reports] = await Promise.all([
        eventStore.history(caseEvents, id).then((history) => history.version),
        contents.pageOf(first),
        Promise.all(state.reports.map((one) => eventStore.read(reportEvents, one.id))),
      ]);
      return [
        {
          id,
          version,
          category,
          target: {
            kind: first.kind,
            id: first.id,
            name: contents.typeOf(first.kind)?.name.one ?? 'thing',
            title: titleOf(first),
            href: href ?? null,
          },
          reports: reports.flatMap(([received]) =>
            received?.type === 'ReportReceived'
              ? [
                  {
                    category: received.data.category,
                    comment: received.data.comment,
                    at: received.recordedAt,
                  },
                ]
              : [],
          ),
          openedAt: opened_at,
          isHidden: is_hidden,
        },
      ];
    }),
  );
  return cases.flat();
}
