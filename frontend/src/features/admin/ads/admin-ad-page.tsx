import { useStepOfAd } from '@entities/ad/ad.mutations';
import { statusOf } from '@entities/ad/ad-labels';
import { adsQuery } from '@entities/ad/staff-ads.queries';
import { isReauthRequired } from '@entities/reauth/reauth.mutations';
import { ReauthFirst } from '@entities/reauth/reauth-first';
import { messageOf } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import type { AdRow } from '@modules/ads/ads.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ConsoleFrame } from '../console/console-frame';
import { AdForm } from './ad-form';
import { AdReportPanel } from './ad-report-panel';

/** /admin/ads/:id: one ad, or a new one. */
export default function AdminAdPage() {
  const { id = '' } = useParams();
  return (
    <ConsoleFrame
      capability="administer"
      title={id === 'new' ? 'New ad' : 'Ad'}
      actions={
        <Button asChild>
          <Link to={paths.adminAds}>All ads</Link>
        </Button>
      }
    >
      {id === 'new' ? <NewAd /> : <OneAd key={id} id={id} />}
    </ConsoleFrame>
  );
}

function NewAd() {
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Panel title="What it says">
      <AdForm id={id} ad={undefined} />
    </Panel>
  );
}

function OneAd({ id }: { readonly id: string }) {
  const { data, instead } = loaded(useQuery(adsQuery), {
    label: 'Loading the ad',
    shape: 'block',
    title: 'The ad could not be loaded',
  });
  const ad = data?.ads.find((one) => one.id === id);
  usePageTitle(ad?.title);
  if (!data) return instead;
  if (!ad) return <Empty title="No such ad">It may have another address.</Empty>;
  return (
    <Stack gap="loose">
      <Steps ad={ad} />
      {ad.status !== 'ended' && (
        <Panel title="What it says">
          <AdForm key={ad.version} id={id} ad={ad} />
        </Panel>
      )}
      <AdReportPanel id={id} />
    </Stack>
  );
}

/** What it does now, and starting, pausing and ending it. */
function Steps({ ad }: { readonly ad: AdRow }) {
  const step = useStepOfAd(ad.id);
  const { mutate, isPending, error } = step;
  return (
    <Stack gap="tight">
      <p role="status">
        <strong>{statusOf(ad)}.</strong>{' '}
        {ad.status === 'running' && !ad.isShown && 'Its days, its cap, or the setting Ads say so.'}
      </p>
      {error && !isReauthRequired(error) && <Notice tone="problem">{messageOf(error)}</Notice>}
      {ad.status !== 'ended' && (
        <Row>
          {ad.status === 'running' ? (
            <Button busy={isPending} onClick={() => mutate('pause')}>
              Pause
            </Button>
          ) : (
            <Button variant="primary" busy={isPending} onClick={() => mutate('start')}>
              Start
            </Button>
          )}
          <ConfirmButton
            title="End this ad?"
            description="It is not shown any more, and cannot be started again. Its counts stay."
            action="End it"
            onConfirm={() => mutate('end')}
          >
            End
          </ConfirmButton>
        </Row>
      )}
      <ReauthFirst mutation={step} />
    </Stack>
  );
}
