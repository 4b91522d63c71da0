import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import style from './suspended-note.module.css';

/** Over every page of a suspended member: until when, and what stays open to them. */
export function SuspendedNote() {
  const suspension = useMember()?.suspension;
  if (!suspension) return null;
  const { until, decisionId } = suspension;
  return (
    <div className={style.note}>
      <Notice
        tone="warn"
        live={false}
        title={until ? `Your account is suspended until ${dayIn(until)}.` : 'Your account is suspended.'}
      >
        <Link to={decisionId ? `/decisions/${decisionId}` : '/decisions'}>Read the decision</Link>, which you
        can appeal. You can still write to{' '}
        <Link to={paths.messages}>your parent or guardian, or to the minor you answer for</Link>, and{' '}
        <Link to={paths.account}>download your data or close your account</Link>. Do you have a question?{' '}
        <Link to={paths.support}>Ask support</Link>.
      </Notice>
    </div>
  );
}
