import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import type { LegalSection } from '@ui/layout/legal-document';
import { Link } from 'react-router-dom';

const mail = <a href={mailto(supportAddress)}>{supportAddress}</a>;

/** The data that the software stores. This list must match the modules that store it: identity, members, marketplace,
 *  inventory, matching, saved searches, messages, deals, community, events, notifications, mail, moderation, audit, support, payments, donations, ads. */
export const privacySections: readonly LegalSection[] = [
  {
    title: 'Your account',
    text: [
      'When you create an account we keep your e-mail address, the name you give (or one made from the address), your date of birth, the day you joined, and which version of the terms you accepted. Your password is kept only as a salted Argon2 hash, which cannot be turned back into it.',
      'If you turn on two-step sign-in, we keep the secret that your authenticator app shares with us, encrypted, and your recovery codes as hashes. If our staff turn it off for you, we keep who did it and why. If you sign in through a provider, we keep which one and your id there, and nothing more of what it knows.',
      'Other members see neither your e-mail address nor your date of birth. We keep the date encrypted, and use it for one thing: to know who is under 18.',
    ],
  },
  {
    title: 'Your profile',
    text: [
      'What you add to your profile is yours to choose: names, a handle, a picture, a few words, your ZIP code and the cars you own. Others always see your first name and handle; you decide about the rest. We never show your ZIP code itself, at most the town that belongs to it.',
      'A picture that you replace or remove is deleted. We keep the list of members you have blocked; we do not tell them.',
      'If our staff give you a role or a tier, we keep which, until when, who gave it and why. If they suspend your account, limit what you can do, or end that, we keep when, until when, who did it and why. While your account is suspended you can still sign in, read the decision, download your data and close your account.',
      'Whatever our staff do about you, and whatever private thing of yours they open, is recorded before it happens: who, when, what and why. Admins alone read this record, and nobody can change it unseen. When your account is erased, the reasons are erased with it; that something was done, and under which id, stays.',
    ],
  },
  {
    title: 'Cookies, and staying signed in',
    text: [
      'One cookie, which scripts cannot read, keeps you signed in on this device. It ends after 14 days without a visit, after 90 days in any case, and when you sign out; for people who work for the site after an hour, and after twelve. An open page that nobody uses is no visit: the page notes in this browser when you last pressed a key or the screen. We keep a fingerprint of the cookie, when the session was opened and last used, and when it ends. A second cookie says only that somebody is signed in here, so that the server does not prepare a guest’s page. It goes when you sign out.',
      'Four more cookies are set only when they are needed, and expire by themselves: one for 10 minutes while you wait for a sign-in link, one for 10 minutes while you sign in through a provider, one for 24 hours after a sign-up was refused, and one until you close the browser when a form has to know that you are not a robot. For that, your browser solves a small calculation for us; we do not ask who you are. None of them follows you, here or anywhere else.',
      'One cookie stays for up to 400 days, also after you sign out: it lets us tell a device you have used from a stranger’s, so that nobody can lock you out by guessing your password. It holds a random mark for each of the last four members who signed in on the device. It signs nobody in, and we keep no list of these marks.',
      'If you share your location, one more cookie keeps it for 30 days, rounded to about half a mile, so that the next page begins with what is near you. We do not store it. It goes when you sign out, or when you no longer share your location.',
      'One cookie says in which time zone this browser is. It stays for a year. While you are signed in we keep the last one with your account, so that a day in an e-mail is yours.',
      'The last listings you opened are remembered in this browser alone, and forgotten when you sign out.',
      'So that you can tell your devices apart, we keep each session and each sign-in of the last 90 days with the kind of browser (“Firefox on Windows”) and a coarse network (“203.0.x.x”), never the whole address. Your account page lists the last 50. When somebody signs in as you on a device that is new to us, we e-mail you.',
      'Wrong passwords and codes are counted for up to a day, under keyed digests of the address they came from and of the account they were meant for; neither can be read back. We count the requests of each network in memory for five minutes.',
    ],
  },
  {
    title: 'What you list',
    text: [
      'A listing keeps what you write in it, its photos and its place. We convert photos when they arrive, and remove what the camera wrote into them, such as where they were taken.',
      'We keep the place you give encrypted. Everybody else sees a point up to about a mile away from it, and distances are measured to that point.',
      'Who held or bought a part here is kept with the listing, for both sides.',
      'We count by day how often a listing was seen in searches and opened, not by whom, and tell its seller alone. The figures go after two years.',
    ],
  },
  {
    title: 'What you look for',
    text: [
      'A wanted ad is public, like a listing. A limit that you keep to yourself is encrypted: it is used to find matches, and nobody is shown it. We keep which listings we found for a wanted ad, why, and whether you said that it is no match. An item of your inventory is compared with the wanted ads of others only if you asked for that at the item; you alone are told.',
      'We keep the searches you save, with their names, encrypted under your own key, and the listings you watch with the price you know. A seller sees how many watch a listing, not who.',
      'When a search near a place finds nothing, we note its words, the place to about 30 miles, and a digest of your id or, if you are not signed in, of your network. By it we know how many people looked for the same. After four weeks at most we delete the key of these digests, and nothing but counts is left, for four weeks more. Sellers near you may read such a count once there are five people in it, and never who. Words that look like an address or a telephone number are not noted.',
    ],
  },
  {
    title: 'Your inventory',
    text: [
      'Your items, their photos and your places are yours alone until you make an item public or share it by a link or its label. The record of what happened to them is kept with what you write, places, borrowers and reasons included, encrypted under your own key. So that you can search and sort your items, the database also has them as they are now, and these copies are not encrypted. They are deleted with your account.',
      'Every step of an item is kept, so that it can be undone. We count how often a share link was opened, not by whom. A file you import is deleted when the import is done, after 24 hours at the latest; what it did is kept for 30 days.',
    ],
  },
  {
    title: 'Messages and deals',
    text: [
      'A message and its photos are encrypted under the key of whoever wrote it, and shown to the members of the conversation only. So are drafts, to you alone. When a message is shown to you, the server looks for signs of fraud in it, such as a request for gift cards, and warns you; it keeps nothing of that. The others see when you read a message.',
      'Offers, holds and sales are kept for both sides. What you say about a deal is shown on the other member’s page when both have written, or after 14 days.',
    ],
  },
  {
    title: 'The wall and communities',
    text: [
      'What you post on the wall is public: guests read it too, with your name as your page shows it, the photos and the time. If you leave “Show my area” on, it also names the town of your profile, and members near that town find it; we keep a point up to about a mile away for this. What you post in a community whose wall is for its members is shown to them and our staff only. Of members under 18, others read the first name alone, and never a place.',
      'Everybody who sees a post sees its comments, who reacted to it, and how it read before each edit. A post that you delete is no longer shown, and its photos are deleted; where others have commented, a line says that it is gone. The record of what you wrote stays, encrypted under your own key, until your account is erased. What pages show of posts is not encrypted, since others read it. If moderators or our staff hide or remove a post of yours, you go on seeing it, with their reason. What a post shares, such as a listing, is shown as it is when the post is read, to whoever may see it then.',
      'We keep whom and what you follow, and up to when you have seen your feed. Your profile says whether others see who follows you and whom you follow. Nobody is told whom or what you mute. So that nobody floods the wall we count what you post, and the links in it as digests, for 24 hours. Photos that you added and did not post are deleted after a week.',
      'Who is in a community is in its list of members: for everybody if everybody reads its wall, otherwise for its members. Its owner and moderators also see who asks to join, what they wrote with it, and who is banned. What moderators do is in a log that its members read: to whom, by which rule and why, and never who reported it.',
    ],
  },
  {
    title: 'Events and organizers',
    text: [
      'When you go to an event or are interested in it, we keep which date, whether you want to be reminded, and what you show. Members who follow you see that you go, unless you choose otherwise. If you say that you bring parts to sell, everybody sees it. Of members under 18 nobody sees either. Everybody reads how many go and how many are interested; the organizer sees no more than others do.',
      'You may take it back at any time, also when the event is over. Nothing shows it then. The record that you had planned it stays, as with all that you do here, and names nobody once your account is erased.',
      'If you make a private address for your calendar, we keep a keyed digest of it, since when you have it, and about when it was last read; the address itself we do not keep. Whoever has it reads which dates you plan and had planned in the last 30 days, and so does the provider of a calendar to which you add it. It ends when you revoke it, make another one, or have your account erased.',
      'If you apply as an organizer, everybody reads its name, its words, its website and its town once it is verified. How we can check it, and whom we ask, our staff alone reads; both are encrypted under your own key and go when your account is erased. Its team and our staff see who is in the team and who is invited. “Ask the organizer” writes to the member who wrote the event, by name. What an organizer publishes is its own: it stays when you leave the team, photos too, which are deleted when nobody of the team is left.',
      'What an organizer writes to those who go is read by them and by its owners and editors. It is encrypted under the key of whoever wrote it. Of a calendar that an organizer imports we keep the drafts, and digests of its entries.',
      'Verified organizers and our staff read an event that you suggest, with your note; our staff alone sees that it came from you. The note is encrypted under your own key and goes with your account; the suggestion stays without your name.',
      'Once a week we compare new swap meets with the town of your profile, to tell you of those within 100 miles.',
    ],
  },
  {
    title: 'Notifications and e-mails',
    text: [
      'What a notification says is kept encrypted under your own key; its kind, its time and what it is about are not encrypted. Those you have read are deleted after 90 days, the others with your account.',
      'You choose for each kind whether it also comes by e-mail: at once, in a daily digest, or not at all, and each of these e-mails has a link that stops it. To send nothing twice we keep the numbers of the notifications that were sent or are waiting, without their text, for 90 days after sending.',
      'E-mails wait encrypted until we hand them to the mail server; then we remove their address and text. For 90 days we keep that an e-mail was sent, of which kind and when.',
    ],
  },
  {
    title: 'Gifts, payments and subscriptions',
    text: [
      'Of a gift we keep the amount, the day, how it was paid and the number of its receipt. Your name, your e-mail address and your message are encrypted under a key of their own. A gift is not filed under your account but under a stand-in, from which nobody finds you without the secret of this installation; for guests it is random.',
      'Others read what you chose: your name, your initials, “Somebody”, or nothing, and the amount and the message only as you said. You can change or withdraw this at any time. If you ask us not to show you to staff, an admin opens who gave only where the law asks for it, with a reason that is recorded.',
      'If you pay by card, you do it on the page of Stripe, our payment provider: no card number ever reaches us. Stripe gets the amount, what is paid for (“Donation”, “Premium”), an id of the payment and your e-mail address, and keeps what you type there under its own policy. What Stripe reports to us is kept as it came, encrypted, for 90 days, so that no payment is lost or counted twice; after that only its number stays. Of a check we keep what staff noted when it came.',
      'Of a subscription we keep the plan, the price, until when it is paid, and the tier that you have by it, with your account.',
      'When your account is erased, the keys of your gifts are destroyed, monthly gifts end and thank-you posts are withdrawn. The law obliges us to keep the books: the amount, the day and the number of the receipt stay, without your name. A receipt that was e-mailed to you is yours.',
    ],
  },
  {
    title: 'Ads',
    text: [
      'Ads are made by us and shown by this site alone: no advertiser’s script runs here, and none of them learns who you are. Which ad is shown follows from the place on the page, the day and, where you have shown us one, your area; not from what you write, save or look at.',
      'We count by the day how often an ad was shown and how often it was pressed, not by whom. An advertiser gets these figures alone, and we keep them as long as the ad is in our books.',
    ],
  },
  {
    title: 'Reports, decisions and appeals',
    text: [
      'When you report something we keep what you reported, why and what you would like to happen, encrypted under your own key, until your account is erased. Whoever is reported never learns who did it. If you report as a guest, your report is under a key of its own, and is deleted after three days if you do not confirm your address; your address is deleted 30 days after the decision. We count how often a reporter was right, so that a report weighs more or less.',
      'Whoever handles a case sees the thing as it was when it was reported, also when it was changed or deleted later. Photos stay for this while the case is open and while the decision can be appealed, which is 180 days. Of a conversation they see the message that was reported with the two before and after it, and only after they have given a reason, which is recorded. Notes of staff about a case or a member are for staff.',
      'What we decide about you is kept with the facts, the rule, how long it lasts and everything that it did, for you, your guardian and our staff to read, until your account is erased. Strikes count for 90, 180 or 365 days. An appeal is kept with its questions and answers; its files are encrypted under your key. Mails to the support address from the address of your account, about a decision, become part of it; other mails are requests to support. What you did not send within a day is deleted.',
      'The pages about how reports are handled give figures alone, each from five on. Your archive has your reports, decisions and appeals.',
    ],
  },
  {
    title: 'Support requests',
    text: [
      'We keep what you write to support, with the address to reply to, for 365 days, for support staff only. For an hour we also keep a keyed digest of the network it came from, so that nobody floods support. When your account is erased, your requests are deleted at once.',
    ],
  },
  {
    title: 'Where you are',
    text: [
      'Your browser asks before it tells us. If you agree, we send your location with your searches to sort them by distance; the server does not keep it, but for the half degree around it where a search found nothing (What you look for). If you say no, everything still works, without distances.',
    ],
  },
  {
    title: 'What stays in your browser',
    text: [
      'A few settings: light or dark colors, guest mode, a note that you are signed in, the drafts of forms, and whether you have been through the tour. A gift that you have begun and not paid stays in the tab where you typed it, and ends with the tab. The browser also keeps the pages themselves, so that they open offline, what you have begun to write, and what waits for a connection; if you are not signed in, it is yours once you sign in here. If you scan labels, it keeps a copy of your inventory for that, until you sign out and nothing waits to be sent. It does not keep what the server sends about other people and their listings. Clearing the site’s storage removes all of it.',
    ],
  },
  {
    title: 'Logs',
    text: [
      'When a request fails, the server writes down its path, time and outcome to find out why. It does not write down names, addresses or what you typed.',
    ],
  },
  {
    title: 'Who else receives it',
    text: [
      'Nobody buys it and no advertiser gets it. If you sign in through Google, Apple, Facebook or Microsoft, they learn that you sign in here. If the operator of this site has switched on a map from Mapbox, your browser loads map pictures from Mapbox when you open the map: Mapbox sees which part you look at, and is told, under a random number that your browser keeps, that a map was opened. Otherwise the map is our own. If the operator has a service that keeps robots out, in place of our own calculation, its script runs in your browser where a form has to know that you are not a robot. If you pay by card, Stripe learns what the section about payments says. E-mails go through the operator’s mail server. If the operator uses a service to check guardians, it gets the name and e-mail of the guardian who accepts, after they have read this; it learns nothing about the minor.',
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
      'Then the account, its sessions and your support requests are deleted, other members see “Former member”, and we destroy the key that encrypts your name, your texts, your places and your notifications, so that nobody can decrypt them again. Your photos, your notifications and the copies of your inventory are deleted, and so are your posts with all comments under them, your comments, reactions and follows, what you plan at events and the address of your calendar. A community of yours goes to the moderator who has served longest, or is archived; an organizer of yours goes to the editor who has served longest, or is no longer verified. Backups that this software makes are encrypted as a whole; one from before still holds what you had written, until the operator deletes it, after 30 days at the latest if they follow our advice. That a listing existed, and its price, stays without your name.',
    ],
  },
  {
    title: 'Children and young people',
    text: [
      'Accounts are for people of 13 and over. We refuse the sign-up of anybody younger, and keep nothing of it but a note in the browser for 24 hours, and for 10 minutes, in case the browser refuses that note, a keyed digest of its network and its kind. We delete the account of anybody younger when we learn of it.',
      'For members under 18 we also keep who their parent or guardian is, and every consent given or withdrawn. We keep the address that a guardian was invited at until the invitation is used or expires. Nobody else sees an age.',
    ],
  },
];
