import { decisionsOfQuery } from '@entities/case/case.queries';
import { standingLabels, strikesToday } from '@entities/case/case-labels';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { PastDecisions } from '../past-decisions';

/** The standing of a member, the strikes that count today, and what was decided. */
export function Standing({ id }: { readonly id: string }) {
  const { data, instead } = loadedPart(useQuery(decisionsOfQuery(id)), 'Loading decisions');
  if (!data) return instead;
  const { standing, strikes, decisions } = data;
  return (
    <Stack>
      <Row>
        <Badge tone={standing === 'good' ? 'good' : 'problem'}>{standingLabels[standing]}</Badge>
        <span>{strikesToday(strikes)}</span>
      </Row>
      {decisions.length === 0 && <p>Nothing was ever decided about them.</p>}
      <PastDecisions decisions={decisions} />
    </Stack>
  );
}
