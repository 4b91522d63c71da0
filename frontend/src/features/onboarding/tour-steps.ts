import { paths } from '@lib/paths';
import { CalendarDays, Hammer, Hand, type LucideIcon, MessagesSquare, Store, Warehouse } from 'lucide-react';

/** The action of a step: a handler, or a link, which closes the tour. */
export type TourAction =
  | { readonly text: string; readonly handler: () => void }
  | { readonly text: string; readonly href: string };

export interface TourStep {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly tips: readonly string[];
  readonly action?: TourAction;
}

/** The six steps. They describe only what exists. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    icon: Hand,
    title: 'Welcome to Swap Meet Classics',
    description: 'A swap meet that never packs up.',
    content:
      'The part that finishes your car is on somebody’s shelf, and we show you how far away. Leave whenever you like: the tour waits in the menu under your name.',
    tips: [
      'Classic cars are 20+ years old here. Vehicles of 20 to 24 years are marked.',
      'Share where you are, and the nearest parts come first.',
      'Nobody sees your exact place. The point is up to a mile off.',
    ],
  },
  {
    id: 'marketplace',
    icon: Store,
    title: 'The marketplace',
    description: 'Parts, tools and whole cars, nearest first.',
    content:
      'Search by name or part number, near you or nationwide. “Hold for me” keeps a find yours for 72 hours.',
    tips: [
      'Listings can have up to 12 photos: front, back, numbers, the worst spot.',
      'Quality photos get more responses. Use daylight and a plain background.',
      'Put the part number in its own field. People search for it.',
    ],
    action: { text: 'Create Your First Listing', href: paths.createListing },
  },
  {
    id: 'inventory',
    icon: Warehouse,
    title: 'Inventory system',
    description: 'What you have, and where it is.',
    content:
      'Write a part down once, say where it is, and find it again. Only you see it until you share it.',
    tips: [
      'Give your shelves short codes, like A-3-07.',
      'Print labels and scan them with your phone, even without a signal.',
      'Write a part down when it comes off the car.',
    ],
    action: { text: 'Explore Inventory System', href: paths.inventory },
  },
  {
    id: 'build-tracker',
    icon: Hammer,
    title: 'Build tracker',
    description: 'From bare frame to first drive.',
    content:
      'One car, what there is to do, what is missing and what you did. “Find this part” asks sellers near you. Only you see a build until you show it.',
    tips: [
      'Begin with a template: a full restoration has about 120 tasks.',
      'Write what you did while your hands are still dirty. It works without a signal.',
      'Say whether a part fitted as it is. The next one who needs it will thank you.',
    ],
    action: { text: 'Start Your First Build', href: paths.buildTracker },
  },
  {
    id: 'community',
    icon: MessagesSquare,
    title: 'Community',
    description: 'The people who know what a casting number means.',
    content: 'Show what you are working on, and ask what the manual does not say.',
    tips: [
      'Ask it as a question, and accept the answer that worked.',
      'Describe the flaws first. People come back to honest sellers.',
      'Meet in public, in daylight, and take somebody along.',
    ],
    action: { text: 'Visit Community Wall', href: paths.wall },
  },
  {
    id: 'events',
    icon: CalendarDays,
    title: 'Events',
    description: 'Swap meets, car shows and meetups within a drive.',
    content:
      'Find what is near you as a list, by month or on a map, each event in its own local time. Press “Going”, and we tell you when its date or place changes, and which vendors there hold parts on your list.',
    tips: [
      'Come early for parts and late for prices. Take cash and a flashlight.',
      'Do you bring parts to sell? Choose your space on the map, where the club sells them here.',
      'Check with the organizer before a long drive.',
    ],
    action: { text: 'Browse Upcoming Events', href: paths.events },
  },
];
