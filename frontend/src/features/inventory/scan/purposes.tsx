import type { ScanPurpose } from '@modules/inventory/scan-session/scan-session.schemas';
import { ArrowRightLeft, BadgeDollarSign, ClipboardCheck, PackageOpen, Search, Truck } from 'lucide-react';
import type { ReactNode } from 'react';

interface Purpose {
  readonly label: string;
  readonly hint: string;
  readonly icon: ReactNode;
  /** The question for the purpose's place; null: it needs none. */
  readonly place: string | null;
}

/** The purposes of scanning, in the order of a weekend at a meet. */
export const purposes: Readonly<Record<ScanPurpose, Purpose>> = {
  load: {
    label: 'Load the trailer',
    hint: 'Each part you scan goes aboard.',
    icon: <Truck />,
    place: 'Which trailer?',
  },
  sell: {
    label: 'Sold at the meet',
    hint: 'Each part you scan is sold: one, unless you enter more.',
    icon: <BadgeDollarSign />,
    place: null,
  },
  unload: {
    label: 'Unload',
    hint: 'Each part you scan goes back to its place.',
    icon: <PackageOpen />,
    place: 'Where do they go?',
  },
  move: {
    label: 'Move',
    hint: 'Scan a place, then the parts that go there.',
    icon: <ArrowRightLeft />,
    place: 'Where do they go?',
  },
  count: {
    label: 'Inventory count',
    hint: 'Scan what is at a place, and see what is missing.',
    icon: <ClipboardCheck />,
    place: 'Which place do you count?',
  },
  'look-up': {
    label: 'Look up',
    hint: 'What is it, and where does it belong?',
    icon: <Search />,
    place: null,
  },
};

export const purposeOrder = Object.keys(purposes) as readonly ScanPurpose[];
