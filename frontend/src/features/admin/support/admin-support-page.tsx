import { ConsoleFrame } from '../console/console-frame';
import { SupportRequests } from './support-requests';

/** /admin/support: what people wrote to support. */
export default function AdminSupportPage() {
  return (
    <ConsoleFrame
      capability="support"
      title="Support requests"
      lead="The ones that wait first, the oldest on top."
    >
      <SupportRequests />
    </ConsoleFrame>
  );
}
