import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** What is near, at most once a week, and of organizers whom a member follows, at most once a day. */
export const swapMeet = defineNotifications({
  type: 'swap_meet',
  kind: {
    name: 'Swap meets near you, once a week, and organizers you follow',
    label: 'Event',
    subject: 'New events',
    usual: { inApp: true, mail: false, digest: true },
    order: 60,
  },
  subjects: { near: 'Swap meets near you', followed: 'From an organizer you follow' },
});

/** What is near, each as soon as it is published, for whoever wants that; it takes the place of the notice of the week. */
export const eachSwapMeet = defineNotifications({
  type: 'each_swap_meet',
  kind: {
    name: 'Each swap meet near you, as soon as it is announced',
    label: 'Event',
    subject: 'A swap meet near you',
    usual: { inApp: false, mail: false, digest: false },
    order: 60.5,
  },
  subjects: { near: 'A swap meet near you' },
});

/** What a member goes to, or is interested in. */
export const attendedEvent = defineNotifications({
  type: 'attended_event',
  kind: {
    name: 'Events you go to',
    label: 'Event',
    subject: 'News of an event',
    usual: { inApp: true, mail: true, digest: false },
    order: 61,
  },
  subjects: {
    reminder: 'Tomorrow',
    moved: 'An event was moved',
    place: 'An event is somewhere else',
    postponed: 'An event was postponed',
    cancelled: 'An event was canceled',
    restored: 'An event is on again',
    broadcast: 'From the organizer',
    order_paid: 'Your order is paid',
    order_cancelled: 'A part of your order was canceled',
    refund: 'Money is on its way back',
    reserved: 'Reserved for you',
    offer: 'What you wait for is free',
    space_moved: 'You have another space',
    renewal: 'Have your space again',
    no_space: 'Which spaces were given',
  },
});

/** What a member organizes. */
export const organizing = defineNotifications({
  type: 'organizing',
  kind: {
    name: 'Organizing',
    label: 'Organizer',
    subject: 'News for organizers',
    usual: { inApp: true, mail: true, digest: false },
    order: 62,
  },
  subjects: {
    verified: 'Verified',
    refused: 'Not verified',
    withdrawn: 'No longer verified',
    ending: 'Your verification ends soon',
    lapsed: 'Your verification has ended',
    invited: 'An invitation to organize',
    joined: 'Somebody joined your team',
    role: 'Your role in a team',
    left: 'You left a team',
    approved: 'Your event is public',
    sent_back: 'Your event needs a change',
    claimed: 'Your suggestion is an event now',
    dismissed: 'Your suggestion',
    sales_paused: 'A pre-sale is paused',
  },
});
