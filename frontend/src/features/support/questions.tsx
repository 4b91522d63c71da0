import { mailto } from '@lib/mailto';
import { paths, supportAddress } from '@lib/paths';
import { Panel } from '@ui/layout/panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './support-page.module.css';

/** Short answers about the features that work today. */
export function Questions() {
  return (
    <Panel title="Questions people ask" heading="h3">
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={style.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Panel>
  );
}

const questions: readonly { readonly question: string; readonly answer: ReactNode }[] = [
  {
    question: 'How does a hold work?',
    answer:
      'Press “Hold for me” on a listing and it is yours to pick up for 72 hours: nobody else can take it. The seller may release it earlier, and it becomes available again when the time is up.',
  },
  {
    question: 'Why do I see things from far away?',
    answer:
      'When fewer than five listings are within your radius of 200 miles or less, the search tries again within 500 miles and says so.',
  },
  {
    question: 'Who sees where I live?',
    answer:
      'Nobody. The place of a listing is shown as a point up to about a mile away from yours, and distances are measured to that point.',
  },
  {
    question: 'Which vehicles may I list?',
    answer:
      'Vehicles that are 25 years or older. One of 20 to 24 years may be accepted and is marked. Parts and tools may be of any age.',
  },
  {
    question: 'How many photos may a listing have?',
    answer: 'Up to 12. We remove what the camera wrote into them, such as where they were taken.',
  },
  {
    question: 'Do you handle the money?',
    answer:
      'No. Buyer and seller settle between themselves. Meet in public, look at the part, then pay; never send money for a part you have no reason to believe in.',
  },
  {
    question: 'Who sees my build?',
    answer: (
      <>
        Only you and those whom you invite, until you choose otherwise under Settings on its page: your
        followers, a community, or everybody. Nobody else ever reads the VIN, the budget or your documents.
        Yours are under <Link to={paths.buildTracker}>Build Tracker</Link>.
      </>
    ),
  },
  {
    question: 'I sold my project. What happens to its build?',
    answer:
      'Under Settings you can hand it to a member, or join it to your listing, so that its buyer here is offered it. You decide what goes along: its entries, photos, costs, the names, and each document. You keep a book of it as it was.',
  },
  {
    question: 'How do I announce a swap meet?',
    answer: (
      <>
        Public events come from verified organizers: <Link to={paths.organizerApply}>apply</Link> with your
        club or business. Our staff verify it for a year and look at your first event before it appears. Do
        you only know of a meet? <Link to={paths.suggestEvent}>Suggest it</Link>, and an organizer may publish
        it.
      </>
    ),
  },
  {
    question: 'Will I know when an event is moved or canceled?',
    answer:
      'Yes, if you press “Going” or “Interested” at its date: we tell you when the date is moved, postponed, canceled or on again, and when the place changes. Ask the organizer before a long drive all the same.',
  },
  {
    question: 'Who sees that I go to an event?',
    answer:
      'Members who follow you, unless you switch it off under “Your plan”; and everybody, if you say that you bring parts to sell. Everybody reads how many go; the organizer sees no more than others do. Of members under 18 nobody sees either.',
  },
  {
    question: 'How do my events get into my calendar?',
    answer: (
      <>
        “Add to calendar” on the page of an event saves it as a file. Under{' '}
        <Link to={`${paths.events}?view=mine`}>Mine</Link> you make a private address, which keeps your
        calendar up to date. Give it to nobody; you can revoke it there.
      </>
    ),
  },
  {
    question: 'How do I have my account erased?',
    answer: (
      <>
        Press “Erase account” at the end of your <Link to={paths.account}>Account</Link> page; you have two
        weeks to change your mind. Read what we delete and what we keep in the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </>
    ),
  },
  {
    question: 'How do I report something?',
    answer:
      'Press “Report” where it is shown: at a listing, a profile, a post, a comment, a message, an event, an organizer, a community, a build or feedback. You need no account for what guests see, only an e-mail address. Nobody whom you report is told who reported it.',
  },
  {
    question: 'What happens to reports?',
    answer: (
      <>
        A person looks at each. You are told when it is decided, and whether something was done; yours are
        under <Link to={paths.reports}>Reports</Link>. How many there are, how long we take and how often we
        were wrong is under <Link to={paths.transparency}>Transparency</Link>.
      </>
    ),
  },
  {
    question: 'You decided something about me. How do I appeal?',
    answer: (
      <>
        Open it under <Link to={paths.decisions}>Decisions</Link> and write your appeal below it, within 180
        days; you can do so while your account is suspended. Or answer the e-mail about it: write to{' '}
        <a href={mailto(supportAddress)}>{supportAddress}</a> from the address of your account. Somebody who
        had no part in the decision looks within 72 hours and answers within 14 days.
      </>
    ),
  },
  {
    question: 'How do I give, and can I stay anonymous?',
    answer: (
      <>
        Under <Link to={paths.donate}>Support Us</Link>, once or each month, by card or by check, with an
        account or without. You choose before you pay how you are thanked: by name, by initials, as
        “Somebody”, or not at all. You can change it later, and hide from our staff too.
      </>
    ),
  },
  {
    question: 'Where is the receipt of my gift?',
    answer: (
      <>
        In the e-mail that came when your gift did, as a PDF with its number, and under{' '}
        <Link to={paths.giving}>Your gifts</Link> if you gave as a member. A check needs until it is here. We
        cannot say whether you may deduct a gift from your taxes.
      </>
    ),
  },
  {
    question: 'How do I end a monthly gift?',
    answer: (
      <>
        Under <Link to={paths.giving}>Your gifts</Link>: pause it, change its amount or its card, or end it at
        once. To have a payment sent back, write to us.
      </>
    ),
  },
  {
    question: 'Do you keep my card?',
    answer:
      'No. You pay on the page of Stripe, our payment provider, and no card number ever reaches us. You change or remove the card on its page too, which your account leads to.',
  },
  {
    question: 'Why do I see an ad?',
    answer:
      'Free accounts may be shown one, marked “Ad”. It never comes between a filter and its results, knows nothing of you, and is only counted. Premium accounts see none.',
  },
  {
    question: 'What does staff see of me?',
    answer: (
      <>
        What you show to others, and what was reported, as it was then. A message is opened only for a report
        of it, with the two before and after it, for a reason that is recorded. The rest is in the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </>
    ),
  },
];
