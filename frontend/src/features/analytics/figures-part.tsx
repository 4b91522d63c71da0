import { figuresQuery, type Span } from '@entities/analytics/analytics.queries';
import { counted, dollarsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { getFigures } from '@modules/analytics/figures/figures.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import { daysWords } from './figure-words';
import { Funnel } from './funnel';
import { NothingYet } from './nothing-yet';
import { OverTime } from './over-time/over-time';
import { Part } from './part';
import { inSpan, spanLabels } from './span';

type Loaded = ResponseOf<typeof getFigures>;

/** The six figures of the span, and how they went over time. */
export function FiguresPart({ span }: { readonly span: Span }) {
  const { data, instead } = loaded(useQuery(figuresQuery(span)), {
    label: 'Loading your figures',
    shape: 'plate',
    count: 2,
    title: 'Your figures could not be loaded',
    isEmpty: isNothing,
    empty: (
      <Part title="What happened to your listings">
        <NothingYet
          title={`Nobody has seen a listing of yours ${inSpan(span)}`}
          to={paths.createListing}
          step="Create a listing"
        >
          As soon as one of yours is shown in a search, it is counted here.
        </NothingYet>
      </Part>
    ),
  });
  if (!data) return instead;
  return (
    <>
      <Part title="What happened to your listings" lead={leadOf(data, span)}>
        <Funnel figures={data.totals} before={data.before} />
        <p>{soldWords(data.sold)}</p>
      </Part>
      <OverTime days={data.days} span={span} />
    </>
  );
}

const isNothing = ({ totals, sold }: Loaded): boolean =>
  sold.sales === 0 && Object.values(totals).every((count) => count === 0);

const leadOf = ({ before }: Loaded, span: Span): string =>
  before
    ? `Each number is beside that of the ${span} days before. You and robots are not counted, and a viewer counts once an hour.`
    : `You and robots are not counted, and a viewer counts once an hour. Figures are kept for two years, so ${spanLabels[span].toLowerCase()} have nothing before them to compare with.`;

/** "You sold 3 listings here and elsewhere, for $1,250; half of the sellers within 12 days." */
function soldWords({ sales, cents, daysToSell }: Loaded['sold']): string {
  if (sales === 0) return 'No listing was marked as sold in these days.';
  const sold = `You sold ${counted(sales, 'listing')} here and elsewhere${cents > 0 ? `, for ${dollarsOf(cents)} where you named a price` : ''}`;
  if (daysToSell === null) return `${sold}. Too early to say how long one takes.`;
  return `${sold}. Half of them took ${daysWords(daysToSell)} or less.`;
}
