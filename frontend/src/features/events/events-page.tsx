import { eventKindLabels, eventKinds } from '@entities/event/event-labels';
import { useKnownPlaces } from '@entities/listing/known-places';
import { placeQuery } from '@entities/listing/place.queries';
import { useUserLocation } from '@lib/browser/user-location';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Field } from '@ui/forms/field';
import { Segmented } from '@ui/forms/segmented';
import { Select } from '@ui/forms/select';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { EventList } from './event-list';
import { radii, useEventsFilter } from './events-filter';
import style from './events-page.module.css';

/** Swap meets, shows and meetups, soonest first. The user can limit them to events nearby. */
export default function EventsPage() {
  const [filter, setFilter] = useEventsFilter();
  const { location, error, status, request } = useUserLocation();
  const known = useKnownPlace(status === 'denied');
  const near = location ? { latitude: location.latitude, longitude: location.longitude } : known;
  return (
    <Page>
      <PageHeading title="Events" lead="Swap meets, car shows and meetups, each in its own local time." />
      <Stack gap="loose">
        <Row gap="normal" align="end" justify="between">
          <Segmented
            label="Which events"
            value={filter.when}
            onValueChange={(when) => setFilter({ when })}
            options={[
              { value: 'upcoming', label: 'Upcoming' },
              { value: 'all', label: 'All' },
            ]}
          />
          <div className={style.narrow}>
            <Field label="What kind">
              <Select
                value={filter.kind}
                onChange={({ target: { value } }) =>
                  setFilter({ kind: eventKinds.find((kind) => kind === value) ?? 'any' })
                }
                options={kinds}
              />
            </Field>
            <Field label="How far">
              <Select
                value={near ? filter.radius : 0}
                disabled={!near}
                onChange={(change) => setFilter({ radius: Number.parseInt(change.target.value, 10) })}
                options={distances}
              />
            </Field>
          </div>
        </Row>
        {status === 'denied' && (
          <Notice
            tone="warn"
            action={
              error?.code !== 0 && (
                <Button size="small" onClick={request}>
                  Ask again
                </Button>
              )
            }
          >
            {known
              ? `Without your location, distances are from ${known.area}.`
              : 'Without your location we show events everywhere, without distances.'}{' '}
            {error?.code === 0 && error.message}
          </Notice>
        )}
        <EventList filter={filter} near={near} onFilter={setFilter} />
      </Stack>
    </Page>
  );
}

/** The first place that is known of the reader, for a device that does not tell its own. */
function useKnownPlace(isAsked: boolean) {
  const [text = ''] = useKnownPlaces(isAsked);
  return useQuery({ ...placeQuery(text), enabled: isAsked && text !== '' }).data;
}

const kinds = [
  { value: 'any', label: 'All kinds' },
  ...eventKinds.map((kind) => ({ value: kind, label: eventKindLabels[kind].many })),
];

const distances = [
  { value: 0, label: 'Anywhere' },
  ...radii.map((miles) => ({ value: miles, label: miles === 1000 ? 'Nationwide' : `${miles} miles` })),
];
