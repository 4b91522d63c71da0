import { supportAddress } from '@lib/paths';
import type { PaperSection } from '@ui/paper';

const mail = <a href={`mailto:${supportAddress}`}>{supportAddress}</a>;

/** What the software stores, kept true to the modules that store it: identity, marketplace, events. */
export const privacySections: readonly PaperSection[] = [
  {
    title: 'Your account',
    text: [
      'When you create an account we keep your e-mail address, the name you give (or one made from the address), and the day you joined. Your password is kept only as a salted Argon2 hash, which cannot be turned back into it.',
      'Other members see your name and what you post. They never see your e-mail address.',
    ],
  },
  {
    title: 'Staying signed in',
    text: [
      'One cookie, which scripts cannot read, keeps you signed in on this device. It ends after 14 days without a visit, after 90 days in any case, and when you sign out. We keep a fingerprint of it, when the session was opened and when it ends.',
      'Wrong passwords are counted for up to an hour, under a keyed digest of the address they came from and of the e-mail they were meant for; neither can be read back.',
    ],
  },
  {
    title: 'What you list',
    text: [
      'A listing keeps what you write in it, its photos and its place. Photos are drawn anew when they arrive, and what the camera wrote into them, such as where they were taken, is left out.',
      'The place you give is kept sealed. Everybody else is shown a point up to about a mile away from it, and distances are measured to that point.',
    ],
  },
  {
    title: 'Where you are',
    text: [
      'Your browser asks before it tells us. If you agree, your position travels with your searches so that they can be sorted by distance; the server answers and does not keep it. If you say no, everything still works, without distances.',
    ],
  },
  {
    title: 'What stays in your browser',
    text: [
      'Small notes for your comfort: day or night colours, guest mode, a note that you are signed in, and the introduction you have closed. Clearing the site’s storage removes them.',
    ],
  },
  {
    title: 'Logs',
    text: [
      'When a request fails, the server writes down its path, time and outcome to find out why. Names, addresses and what you typed are not written down.',
    ],
  },
  {
    title: 'Who else receives it',
    text: [
      'Nobody buys it and no advertiser gets it. If the operator of this site has switched on a map from Mapbox, your browser loads map pictures from Mapbox when you open the map; otherwise the map is our own.',
    ],
  },
  {
    title: 'Erasing it',
    text: [
      <>
        Write to {mail} from the address of your account, and we erase it: the account and its sessions are
        deleted, other members see “Former member”, and the key that your name, your words and your places are
        sealed under is thrown away, so that what is sealed cannot be opened again.
      </>,
    ],
  },
  {
    title: 'Children',
    text: [
      'Accounts are for people of 13 and over. We delete the account of anybody younger when we learn of it.',
    ],
  },
];
