import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Button } from '@ui/actions/button';
import { Grid, Row, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { NextCase } from '../case/next-case';
import { ConsoleFrame } from '../console/console-frame';
import { OpenCase } from '../open-case';
import { Figures } from './figures';
import { MatchRules } from './match-rules';
import { Waiting } from './waiting';

/** /admin: what waits for the roles of the member first, then shortcuts. */
export default function AdminPage() {
  const capabilities = useMember()?.capabilities;
  const mayModerate = capabilities?.includes('moderate');
  return (
    <ConsoleFrame
      capability="staff"
      title="Admin Console"
      lead="Everything you do here is logged with your name."
      actions={mayModerate && <NextCase variant="primary" />}
    >
      <Stack>
        <Panel title="Waiting">
          <Waiting />
        </Panel>
        <Grid min="20rem" stretch>
          <Panel title="Shortcuts">
            <Row>
              {mayModerate && <OpenCase />}
              <Button asChild>
                <Link to={paths.adminMembers}>Find a member</Link>
              </Button>
            </Row>
          </Panel>
          {mayModerate && (
            <Panel title="How it goes">
              <Figures />
            </Panel>
          )}
        </Grid>
        {capabilities?.includes('administer') && (
          <Panel
            title="How well matches fit"
            actions={<Link to={paths.adminMatchRules}>Why matched, why not</Link>}
          >
            <MatchRules />
          </Panel>
        )}
      </Stack>
    </ConsoleFrame>
  );
}
