import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RequireCapability } from '../require-capability';

export type AdvancedFrameProps = {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the pages by which admins run the site. */
export function AdvancedFrame({ title, lead, actions, children }: AdvancedFrameProps) {
  return (
    <RequireCapability capability="administer">
      <Page>
        <PageHeading
          kicker="Operations"
          title={title}
          lead={lead}
          actions={
            actions ?? (
              <Button asChild>
                <Link to={paths.admin}>Admin Console</Link>
              </Button>
            )
          }
        />
        <Stack>
          <LinkTabs label="Operations" tabs={tabs} />
          {children}
        </Stack>
      </Page>
    </RequireCapability>
  );
}

const tabs = [
  { to: paths.adminAdvanced, label: 'Overview' },
  { to: paths.adminRoles, label: 'Roles' },
  { to: paths.adminReadModels, label: 'Read models' },
  { to: paths.adminLog, label: 'Log' },
  { to: paths.adminMails, label: 'E-mails' },
  { to: paths.adminJobs, label: 'Jobs' },
  { to: paths.adminSettings, label: 'Settings' },
  { to: paths.adminAnnouncements, label: 'Announcements' },
  { to: paths.adminAudit, label: 'Audit' },
];
