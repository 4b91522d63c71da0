import { useLinkAdReport } from '@entities/ad/ad.mutations';
import { AdCounts } from '@entities/ad/ad-counts';
import { adCountsQuery } from '@entities/ad/staff-ads.queries';
import { useDownload } from '@entities/download.mutations';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { download } from '@lib/api/download';
import { messageOf } from '@lib/api/problem';
import { countsOfAd } from '@modules/ads/ads.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { TextInput } from '@ui/forms/text-input';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';

/** The counts of an ad, as a table to save, and an address for its advertiser. */
export function AdReportPanel({ id }: { readonly id: string }) {
  const link = useLinkAdReport(id);
  const save = useDownload(
    () => download(countsOfAd, undefined, { id }, { format: 'csv' }),
    () => `ad-${id}.csv`,
  );
  const problem = link.error ?? save.error;
  return (
    <Panel title="Counts">
      <Stack>
        <Counts id={id} />
        {problem && !isReauthRequired(problem) && <Notice tone="problem">{messageOf(problem)}</Notice>}
        <Row>
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            Save as CSV
          </Button>
          <Button busy={link.isPending} onClick={() => link.mutate()}>
            Link for the advertiser
          </Button>
        </Row>
        <ReauthFirst mutation={link} />
        {link.data && (
          <Field label="Address of the report" hint="It works for 90 days, for whoever has it.">
            <TextInput
              readOnly
              code
              value={link.data.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
        )}
      </Stack>
    </Panel>
  );
}

function Counts({ id }: { readonly id: string }) {
  const { data, instead } = loadedPart(useQuery(adCountsQuery(id)), 'Loading the counts');
  return data ? <AdCounts report={data} /> : instead;
}
