import { useWithdrawAnnouncement } from '@entities/operations/operations.mutations';
import { announcementsQuery } from '@entities/operations/operations.queries';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listAnnouncements } from '@modules/operations/announcement/announcements.contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@ui/data/badge';
import { loadedPart } from '@ui/feedback/loaded-part';
import { Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { ReasonDialog } from '../../reason-dialog';
import { AdvancedFrame } from '../advanced-frame';
import { Entry } from '../entry';
import { AnnouncementForm } from './announcement-form';
import { audienceNames } from './audience-names';

/** Texts above every page: those that are shown, planned and over, and a form for the next. */
export default function AdminAnnouncementsPage() {
  return (
    <AdvancedFrame
      title="Announcements"
      lead="A text above every page, for a while. Everybody can hide it on their device."
    >
      <Panel title="New announcement">
        <AnnouncementForm />
      </Panel>
      <Panel title="Announcements">
        <Announcements />
      </Panel>
    </AdvancedFrame>
  );
}

function Announcements() {
  const { data, instead } = loadedPart(useQuery(announcementsQuery), 'Loading announcements');
  if (!data) return instead;
  if (!data.announcements.length) return <p>There has been no announcement yet.</p>;
  return (
    <Stack gap="tight">
      {data.announcements.map((one) => (
        <AnnouncementEntry key={one.id} announcement={one} />
      ))}
    </Stack>
  );
}

type Announcement = ResponseOf<typeof listAnnouncements>['announcements'][number];

function AnnouncementEntry({ announcement }: { readonly announcement: Announcement }) {
  const { id, text, link, level, audience, from, until, phase, by } = announcement;
  const withdraw = useWithdrawAnnouncement(id);
  return (
    <Entry
      title={text}
      facts={[
        level === 'warning' ? 'Warning' : 'Information',
        audienceNames[audience],
        link && `${link.label}: ${link.to}`,
        `${timeOf(from)} until ${timeOf(until)}`,
        `by ${by.name ?? by.id}`,
      ]}
      actions={
        <Row>
          <Badge tone={phase === 'shown' ? 'good' : phase === 'planned' ? 'held' : 'plain'}>
            {phaseNames[phase]}
          </Badge>
          {(phase === 'shown' || phase === 'planned') && (
            <ReasonDialog
              action="Withdraw"
              label={`Withdraw: ${text}`}
              title="Withdraw this announcement?"
              description="Nobody sees it any more. To say something else, publish another."
              danger
              mutation={withdraw}
            />
          )}
        </Row>
      }
    />
  );
}

const timeOf = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const phaseNames: Readonly<Record<Announcement['phase'], string>> = {
  shown: 'Shown',
  planned: 'Planned',
  over: 'Over',
  withdrawn: 'Withdrawn',
};
