import { GateView } from './gate/gate-view';
import { GateFrame } from './gate-frame';

/** /events/:id/gate: check-in on the day, with a connection or without; `date` is its day, `show` the open part. */
export default function GatePage() {
  return <GateFrame title="Gate">{(at) => <GateView {...at} />}</GateFrame>;
}
