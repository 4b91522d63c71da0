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
      'The part that finishes your car is sitting on somebody’s shelf, and we show you how far away that shelf is. Two minutes, six stops, and you know your way around. Leave whenever you like: the tour waits for you in the menu under your name.',
    tips: [
      'Classic cars are 20+ years old here. Public vehicle listings start at 25 years; one of 20 to 24 may be accepted and is marked.',
      'Say yes when the browser asks where you are: then everything is sorted by how far you would drive.',
      'Your exact place is never shown. Others see a point up to about a mile away.',
    ],
  },
  {
    id: 'marketplace',
    icon: Store,
    title: 'The marketplace',
    description: 'Parts, tools and whole cars, nearest first.',
    content:
      'Search by name or part number, set the ring from 25 miles to nationwide, and look at it as a list or on a map. Found it? “Hold for me” keeps it yours for 72 hours while you hitch the trailer. Looking for something? Post a wanted listing.',
    tips: [
      'Listings can have up to 12 photos. Use them: front, back, numbers, and the worst spot.',
      'Quality photos get more responses. Daylight, a plain ground, the part filling the frame.',
      'Put the casting or part number in its own field: that is what people search for.',
    ],
    action: { text: 'Create Your First Listing', href: paths.createListing },
  },
  {
    id: 'inventory',
    icon: Warehouse,
    title: 'Inventory system',
    description: 'What you have, and where it is.',
    content:
      'Write a part down once, with its numbers, condition and photos, and say where it is. Only you see it until you choose to share it. Print labels and scan them with your phone, even where there is no signal. When the time comes, one press makes a listing of it.',
    tips: [
      'Give your shelves short codes, like A-3-07 for aisle, shelf and bin, and make each a place.',
      'Write it down when you take it off the car; in spring nobody remembers which bracket it was.',
      'Note what it fits as well as what it came off.',
    ],
    action: { text: 'Explore Inventory System', href: paths.inventory },
  },
  {
    id: 'build-tracker',
    icon: Hammer,
    title: 'Build tracker',
    description: 'From bare frame to first drive.',
    content:
      'A build moves as fast as its next part. Turn your shopping list into wanted listings, one part each with year, make and model, and sellers near you see what you need. Or start with the car itself: projects have a shelf of their own.',
    tips: [
      'One wanted listing for each part: it can be found, answered and closed on its own.',
      'Say which years and engines would do. The right part often came off another model.',
      'Take a wanted listing down as soon as the part is in your hand.',
    ],
    action: { text: 'Start Your First Build', href: paths.buildTracker },
  },
  {
    id: 'community',
    icon: MessagesSquare,
    title: 'Community',
    description: 'The people who know what a casting number means.',
    content:
      'Show what you are working on, and ask what you cannot find in the manual: photos first. Follow people, tags and your make and model, and their posts come to you. Somebody out there has the answer, and somebody needs the thing you trip over in your garage.',
    tips: [
      'Post it as a question, and accept the answer that worked: whoever has the same part finds it next.',
      'Describe a part as you would want it described to you, flaws first. People come back to honest sellers.',
      'Meet in public, in daylight, and take somebody along. In a conversation, propose the next event.',
    ],
    action: { text: 'Visit Community Wall', href: paths.wall },
  },
  {
    id: 'events',
    icon: CalendarDays,
    title: 'Events',
    description: 'Swap meets, car shows and meetups within a drive.',
    content:
      'One directory, soonest first, each event in its own local time. Let it show what is near you, and plan the weekend around the meets where your kind of parts turn up.',
    tips: [
      'Come early for parts and late for prices.',
      'Take cash, a flashlight, a tape measure and a photo of the hole the part has to fill.',
      'Check with the organizer before a long drive: weather moves meets.',
    ],
    action: { text: 'Browse Upcoming Events', href: paths.events },
  },
];
