import { Panel } from '@ui/layout/panel';
import { AdvancedFrame } from '../advanced-frame';
import { Parked } from './parked';
import { Processors } from './processors';

/** Read models and reactors: how far each is, what is parked, and rebuilds. */
export default function AdminReadModelsPage() {
  return (
    <AdvancedFrame
      title="Read models"
      lead="Whether every read model and reactor keeps up with the event log, and what it has set aside."
    >
      <Panel title="Parked streams">
        <Parked />
      </Panel>
      <Panel title="Processors">
        <Processors />
      </Panel>
    </AdvancedFrame>
  );
}
