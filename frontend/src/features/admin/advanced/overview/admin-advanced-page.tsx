import {
  announcementsQuery,
  jobsQuery,
  mailsQuery,
  parkedQuery,
  projectionsQuery,
  settingsQuery,
} from '@entities/operations/operations.queries';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { declarationOf, isSettingName } from '@modules/settings/settings.schemas';
import { useQuery } from '@tanstack/react-query';
import { AdvancedFrame } from '../advanced-frame';
import { Areas } from './areas';

/** Whether all is well, and what needs attention first. */
export default function AdminAdvancedPage() {
  return (
    <AdvancedFrame title="System status" lead="What needs attention first, then everything else.">
      <Overview />
    </AdvancedFrame>
  );
}

function Overview() {
  const processors = useQuery(projectionsQuery);
  const parked = useQuery(parkedQuery);
  const mails = useQuery(mailsQuery);
  const jobs = useQuery(jobsQuery);
  const settings = useQuery(settingsQuery);
  const announcements = useQuery(announcementsQuery);
  return (
    <Areas
      areas={[
        {
          title: 'Read models and reactors',
          to: paths.adminReadModels,
          query: processors,
          problems: [
            processors.data?.processors.some(({ behind }) => behind) &&
              `${counted(processors.data.processors.filter(({ behind }) => behind).length, 'processor')} more than 30 seconds behind`,
            parked.data?.parked.length && `${counted(parked.data.parked.length, 'stream')} parked`,
            processors.data?.well === false &&
              !processors.data.processors.length &&
              'The database or the log is away',
          ],
          state:
            processors.data && `${counted(processors.data.processors.length, 'processor')}, all up to date`,
        },
        {
          title: 'E-mails',
          to: paths.adminMails,
          query: mails,
          problems: [mails.data?.stuck.length && `${counted(mails.data.stuck.length, 'e-mail')} stuck`],
          state: 'Nothing is stuck',
        },
        {
          title: 'Jobs',
          to: paths.adminJobs,
          query: jobs,
          problems: [
            jobs.data?.dead.length && `${counted(jobs.data.dead.length, 'dead job')}`,
            jobs.data?.scheduled.some(({ lastError }) => lastError) &&
              `${counted(jobs.data.scheduled.filter(({ lastError }) => lastError).length, 'scheduled job')} failed at the last run`,
          ],
          state: 'No dead jobs, and every last run went well',
        },
        {
          title: 'Settings',
          to: paths.adminSettings,
          query: settings,
          problems: (settings.data?.settings ?? []).flatMap(({ name, value }) => {
            const declared = isSettingName(name) ? declarationOf(name) : undefined;
            if (declared?.kind !== 'boolean' || declared.closedAt !== value) return [];
            return `${declared.label}: ${value ? 'on' : 'off'}`;
          }),
          state: 'Everything is open to members',
        },
        {
          title: 'Announcements',
          to: paths.adminAnnouncements,
          query: announcements,
          problems: [],
          state:
            announcements.data &&
            `${counted(announcements.data.announcements.filter(({ phase }) => phase === 'shown').length, 'announcement')} shown now`,
        },
        {
          title: 'The log',
          to: paths.adminLog,
          problems: [],
          state: 'Every event, by stream, type and time',
        },
      ]}
    />
  );
}
