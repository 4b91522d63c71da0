import { organizerKindLabels, verificationLabels } from '@entities/organizer/organizer-labels';
import {
  useApproveEvent,
  useRefuseVerification,
  useSendEventBack,
  useVerifyOrganizer,
  useWithdrawVerification,
} from '@entities/organizer/organizer-review.mutations';
import { counted, dayIn } from '@lib/format';
import { mailto } from '@lib/mailto';
import { paths } from '@lib/paths';
import type { OrganizerRow } from '@modules/events/organizer/organizer.contract';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Row } from '@ui/layout/layout';
import { OuterLink } from '@ui/prose/outer-link';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../reason-dialog';
import style from './organizers.module.css';

/** One organizer: what it says, what it proves, and what staff can decide. */
export function OrganizerEntry({ organizer }: { readonly organizer: OrganizerRow }) {
  const { id, slug, name, kind, area, website, about, verification, isRenewalAsked, until } = organizer;
  const { words, tone } = verificationLabels[verification];
  const isWaiting = verification === 'asked' || isRenewalAsked;
  return (
    <article className={style.entry} aria-labelledby={`organizer-${id}`}>
      <div className={style.top}>
        <div className={style.words}>
          <h2 id={`organizer-${id}`}>
            <Link to={paths.organizer(slug)}>{name}</Link>
          </h2>
          <Row>
            <Badge tone={tone}>{words}</Badge>
            {isRenewalAsked && <Badge tone="held">Asks for another year</Badge>}
          </Row>
          <Facts
            facts={[
              organizerKindLabels[kind],
              area,
              website && (
                <OuterLink key="website" href={website}>
                  Website
                </OuterLink>
              ),
              until && verification === 'verified' && `until ${dayIn(until)}`,
              counted(organizer.events, 'event'),
            ]}
          />
        </div>
        <Decide organizer={organizer} isWaiting={isWaiting} />
      </div>
      {about && <p className={style.about}>{about}</p>}
      <Evidence organizer={organizer} isWaiting={isWaiting} />
      {organizer.inReview.map((event) => (
        <FirstEvent key={event.id} event={event} />
      ))}
    </article>
  );
}

type Waiting = { readonly organizer: OrganizerRow; readonly isWaiting: boolean };

/** Who asked, since when, and how we can check it. */
function Evidence({ organizer: { owner, askedAt, evidence, contact }, isWaiting }: Waiting) {
  return (
    <>
      {evidence && <p className={style.evidence}>{evidence}</p>}
      <Facts
        facts={[
          isWaiting && askedAt && (
            <span key="since">
              asked <Age since={askedAt} />
            </span>
          ),
          owner && (
            <span key="owner">
              owner <Link to={paths.adminMember(owner.id)}>{owner.name}</Link>
            </span>
          ),
          contact.name && `contact ${contact.name}`,
          contact.email && (
            <a key="mail" href={mailto(contact.email, '')}>
              {contact.email}
            </a>
          ),
          contact.phone,
        ]}
      />
    </>
  );
}

function Decide({ organizer: { id, name, verification, isRenewalAsked, version }, isWaiting }: Waiting) {
  const verify = useVerifyOrganizer(id, version);
  const refuse = useRefuseVerification(id);
  const withdraw = useWithdrawVerification(id);
  return (
    <Row>
      {isWaiting && (
        <>
          <ReasonDialog
            action="Verify"
            label={`Verify ${name}`}
            title={isRenewalAsked ? `Verify ${name} for another year?` : `Verify ${name} for a year?`}
            description="Its owner and editors may publish events."
            hint="What you checked. Only staff reads it."
            optional
            mutation={verify}
            done={`${name} is verified. Its team is told.`}
          />
          <ReasonDialog
            action="Refuse"
            label={`Refuse to verify ${name}`}
            title={`Refuse to verify ${name}?`}
            description={
              isRenewalAsked
                ? 'It stays verified until its year is over, and may ask again.'
                : 'It may ask again with what was missing.'
            }
            hint="Its team reads it: say what was missing."
            danger
            mutation={refuse}
            done={`${name} is not verified. Its team reads why.`}
          />
        </>
      )}
      {verification === 'verified' && (
        <ReasonDialog
          action="Withdraw"
          label={`Withdraw the verification of ${name}`}
          title={`Withdraw the verification of ${name}?`}
          description="Its events say that they are without an organizer, and it cannot publish."
          hint="Its team reads it."
          danger
          mutation={withdraw}
          done={`The verification of ${name} is withdrawn.`}
        />
      )}
    </Row>
  );
}

/** The first event of a new organizer, which waits for a review. */
function FirstEvent({ event: { id, title, version } }: { readonly event: OrganizerRow['inReview'][number] }) {
  const approve = useApproveEvent(id, version);
  const sendBack = useSendEventBack(id);
  return (
    <div className={style.event}>
      <span>
        First event: <Link to={paths.event(id)}>{title}</Link>
      </span>
      <Row>
        <ReasonDialog
          action="Approve"
          label={`Approve ${title}`}
          title={`Publish ${title}?`}
          description="From then on its organizer publishes without a review."
          hint="What you checked. Only staff reads it."
          optional
          mutation={approve}
          done={`${title} is published.`}
        />
        <ReasonDialog
          action="Send back"
          label={`Send back ${title}`}
          title={`Send ${title} back?`}
          description="It is a draft again, to change and to hand in again."
          hint="The team reads it: say what to change."
          danger
          mutation={sendBack}
          done={`${title} is sent back. Its team reads why.`}
        />
      </Row>
    </div>
  );
}
