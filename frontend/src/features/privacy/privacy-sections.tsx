import { paths, supportAddress } from '@lib/paths';
import type { LegalSection } from '@ui/layout/legal-document';
import { Link } from 'react-router-dom';

const mail = <a href={`mailto:${supportAddress}`}>{supportAddress}</a>;

/** What the software stores, kept true to the modules that store it: identity, members, marketplace, events, notifications, mail, support. */
export const privacySections: readonly LegalSection[] = [
  {
    title: 'Your account',
    text: [
      'When you create an account we keep your e-mail address, the name you give (or one made from the address), your date of birth, the day you joined, and which version of the terms you accepted. Your password is kept only as a salted Argon2 hash, which cannot be turned back into it.',
      'If you turn on two-step sign-in, we keep the secret that your authenticator app shares with us, sealed, and your recovery codes as hashes. If our staff ever take it off your account for you, we keep who did it and why. If you sign in through somebody else, we keep who that is and what they call you there, and nothing more of what they know.',
      'Other members see neither your e-mail address nor your date of birth. The date is kept sealed, and is used for one thing: to know who is under 18.',
    ],
  },
  {
    title: 'Your profile',
    text: [
      'What you add to your profile is yours to choose: names, a handle, a picture, a few words, your ZIP code and the cars you own. First name and handle are always seen; for the rest you decide whether others see it. Your ZIP code itself is shown to nobody, at most the town that belongs to it.',
      'A picture that you replace or remove is deleted. Whom you have blocked is kept so that it works; they are not told.',
      'If our staff give you a role or a tier, we keep which, until when, who gave it and why. If they suspend your account or lift that, we keep when, who did it and why.',
    ],
  },
  {
    title: 'Cookies, and staying signed in',
    text: [
      'One cookie, which scripts cannot read, keeps you signed in on this device. It ends after 14 days without a visit, after 90 days in any case, and when you sign out. We keep a fingerprint of it, when the session was opened and last used, and when it ends.',
      'Three more cookies come only when they are needed, and go by themselves: one for 10 minutes while you wait for a sign-in link, one for 10 minutes while you sign in through somebody else, and one for 24 hours when a sign-up was turned away. None of them follows you, here or anywhere else.',
      'So that you can tell your devices apart, each session and each sign-in of the last 90 days is kept with the kind of browser (“Firefox on Windows”) and a coarse network (“203.0.x.x”), never the whole address. Your account page lists the last 50. When somebody signs in as you on a device that is new to us, we e-mail you.',
      'Wrong passwords and codes are counted for up to a day, under keyed digests of the address they came from and of the account they were meant for; neither can be read back. How much a network asks of us is counted in memory for five minutes.',
    ],
  },
  {
    title: 'What you list',
    text: [
      'A listing keeps what you write in it, its photos and its place. Photos are drawn anew when they arrive, and what the camera wrote into them, such as where they were taken, is left out.',
      'The place you give is kept sealed. Everybody else is shown a point up to about a mile away from it, and distances are measured to that point.',
      'Who held or bought a part here is kept with the listing, for both sides.',
    ],
  },
  {
    title: 'Notices and e-mails',
    text: [
      'What we tell you in the app is kept sealed under your key; what you have read leaves the list after 90 days, and the sealed record of it stays until your account is erased.',
      'You choose for each kind whether it also comes by e-mail: at once, in a daily digest, or not at all, and each of these e-mails has a link that stops it. To send nothing twice we keep the numbers of the notices that went out, or wait to, without their words, for 90 days after they went.',
      'E-mails wait sealed until they are given over to the mail server; then their address and words are removed. That an e-mail was sent, of which kind and when, stays for 90 days.',
    ],
  },
  {
    title: 'Support requests',
    text: [
      'What you write to support, with the address to answer to, is kept for 365 days, for support staff only. For an hour we also keep a keyed digest of the network it came from, so that nobody floods the desk. With your account your letters are deleted at once.',
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
      'Small notes for your comfort: day or night colours, guest mode, a note that you are signed in, the drafts of forms, and whether you have been through the tour. The pages themselves are kept too, so that they open without a connection; what the server answers about listings and people is not. Clearing the site’s storage removes all of it.',
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
      'Nobody buys it and no advertiser gets it. If you sign in through Google, Apple, Facebook or Microsoft, they learn that you sign in here. If the operator of this site has switched on a map from Mapbox, your browser loads map pictures from Mapbox when you open the map; otherwise the map is our own. E-mails go through the operator’s mail server. If the operator has a service check who is a guardian, it is told the name and e-mail of who accepts, after they have read so; of the minor it is told nothing.',
    ],
  },
  {
    title: 'Taking it with you, and erasing it',
    text: [
      <>
        You may have everything about you in one archive, and you may have your account erased: ask on your{' '}
        <Link to={paths.account}>account page</Link> where it is offered, or write to {mail} from the address
        of your account. An erasure that you ask for takes effect after 14 days, and until then you may change
        your mind.
      </>,
      'Then the account, its sessions and your support requests are deleted, other members see “Former member”, and the key that your name, your words, your places and your notices are sealed under is thrown away, so that what is sealed cannot be opened again. Your photos are deleted. That a listing was there, and what its price was, stays without you in it.',
    ],
  },
  {
    title: 'Children and young people',
    text: [
      'Accounts are for people of 13 and over. Who gives an earlier date of birth is turned away and nothing of it is kept but a note in the browser, for 24 hours, that it was, and for 10 minutes, in case the browser refuses that note, a keyed digest of its network and its kind. We delete the account of anybody younger when we learn of it.',
      'For members under 18 we also keep who their parent or guardian is, and every consent that was given or taken back. The address that a guardian was invited at is kept until the invitation is used or over. Nobody else sees an age.',
    ],
  },
];
