import { AdCounts } from '@entities/ad/ad-counts';
import { adReportQuery } from '@entities/ad/staff-ads.queries';
import { dayIn, dayItself, figure } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

/** /ads/report/:id?key=…: how often an ad was seen and pressed, for whoever has this address. */
export default function AdReportPage() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const key = address.get('key') ?? '';
  const { data: report, instead } = loaded(useQuery(adReportQuery(id, key)), {
    label: 'Loading the report',
    shape: 'line',
    refused: within(
      <Empty title="No report here">
        The address is not complete, or its 90 days are over. Ask us for a new one.
      </Empty>,
    ),
    within,
  });
  if (!report) return instead;
  const { title, advertiser, from, until, cap } = report;
  const file = `/api/ads/${id}/report?${new URLSearchParams({ key, format: 'csv' })}`;
  return (
    <Page width="text">
      <PageHeading title="Report of an ad" lead={`“${title}”, for ${advertiser}`} />
      <Stack>
        <p>
          It runs from {dayIn(...dayItself(from))} until {dayIn(...dayItself(until))}
          {cap !== null && <>, or until it was seen {figure(cap)} times</>}.
        </p>
        <AdCounts report={report} />
        <p>
          Seen means that at least half of the ad was in view for a second. Each reader counts once in ten
          minutes, and one address 30 times at most. We do not keep who they were. Days are those of
          Wisconsin, and counts are a few seconds late.
        </p>
        <Row>
          <Button asChild>
            <a href={file} download>
              Save as CSV
            </a>
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

const within = (shown: ReactNode) => (
  <Page width="text">
    <PageHeading title="Report of an ad" />
    {shown}
  </Page>
);
