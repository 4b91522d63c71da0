import { ConsolePage } from '../console/console-page';
import { SupportRequests } from './support-requests';

/** /admin/support: what people wrote to support. */
export default function AdminSupportPage() {
  return (
    <ConsolePage
      capability="support"
      title="Support requests"
      lead="The ones that wait first, the oldest on top."
    >
      <SupportRequests />
    </ConsolePage>
  );
}
