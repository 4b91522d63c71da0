import { GateFrame } from './gate-frame';
import { PrintedList } from './print/printed-list';

/** /events/:id/gate/print: the list of a date on paper, for when phones fail; `by` sorts it by space or by name. */
export default function GatePrintPage() {
  return <GateFrame title="List of the gate">{(at) => <PrintedList {...at} />}</GateFrame>;
}
