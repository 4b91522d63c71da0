import { useSetStallHelper } from '@entities/build/build.mutations';
import { messageOf } from '@lib/api/problem';
import { toast } from '@ui/feedback/toast-store';
import { Switch } from '@ui/forms/switch';
import { Panel } from '@ui/layout/panel';
import type { BuildTabProps } from '../build/build-tab-props';

/** The stall helper, for whoever wants it. */
export function StallPanel({ build }: BuildTabProps) {
  const { mutate, isPending, variables } = useSetStallHelper(build.id);
  const isOn = build.private?.isStallHelperOn ?? false;
  return (
    <Panel title="When it gets quiet" heading="h3">
      <Switch
        label="Ask me what is blocking"
        hint="After 60 days without a change, once. Most builds stall for a part, for money or for know-how, and we can help with each."
        checked={isPending ? variables : isOn}
        onCheckedChange={(next) =>
          mutate(next, { onError: (error) => toast({ title: messageOf(error), tone: 'problem' }) })
        }
      />
    </Panel>
  );
}
