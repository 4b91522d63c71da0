import { paths } from '@lib/paths';
import { Link } from 'react-router-dom';

/** The events of a stream. */
export function LogLink({ stream }: { readonly stream: string }) {
  return <Link to={`${paths.adminLog}?stream=${encodeURIComponent(stream)}`}>{stream}</Link>;
}
