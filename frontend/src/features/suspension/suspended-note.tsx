import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import style from './suspended-note.module.css';

/** Over every page of a suspended member: until when, and what stays open to them. */
export function SuspendedNote() {
  const member = useMember();
  if (!member?.suspension) return null;
  const { isMinor, suspension } = member;
  const { until, decisionId } = suspension;
  return (
    <div className={style.note}>
      <Notice
        tone="warn"
        live={false}
        title={until ? `Your account is suspended until ${dayIn(until)}.` : 'Your account is suspended.'}
      >
        <Link to={decisionId ? `/decisions/${decisionId}` : '/decisions'}>Read the decision</Link>. There you
        can appeal. You can still <Link to={paths.account}>download your data or close your account</Link>,
        and write to{' '}
        <Link to={paths.messages}>{isMinor ? 'your parent or guardian' : 'a minor you answer for'}</Link>. Do
        you have a question? <Link to={paths.support}>Ask support</Link>.
      </Notice>
    </div>
  );
}
