import { paths } from '@lib/paths';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import { AdvancedFrame } from '../advanced/advanced-frame';
import { useAuditFilter } from './audit-filter';
import { AuditList } from './audit-list';
import { AuditSearch } from './audit-search';
import { ExportAudit } from './export-audit';

/** /admin-advanced/audit: what staff did, and what they opened. */
export default function AuditPage() {
  const [filter, setFilter] = useAuditFilter();
  return (
    <AdvancedFrame
      title="Audit trail"
      lead="Every act of staff and every private thing that they opened. This search is in it too."
      actions={<ExportAudit filter={filter} />}
    >
      <Panel title="Search">
        <AuditSearch filter={filter} onChange={setFilter} />
      </Panel>
      <Panel title="Entries">
        <AuditList filter={filter} />
      </Panel>
      <Panel title="Whether anybody changed it">
        <HowToVerify />
      </Panel>
    </AdvancedFrame>
  );
}

function HowToVerify() {
  return (
    <Stack>
      <p>
        The entries are events of the log, and the log is a chain: each part has a hash over the one before.
        Once a day, and after every 10,000 events, the installation signs where the chain ends. These
        checkpoints are <Link to={paths.transparency}>published</Link>, so that others can keep them.
      </p>
      <p>
        At the terminal, <code>npm run cli -- audit verify</code> reads the whole log. It names every event
        that was edited, removed or moved, and every row of this page that is not what the log says. With{' '}
        <code>--checkpoints</code> and a file that somebody kept, it also finds an end that was cut off.
      </p>
    </Stack>
  );
}
