import { paths } from '@lib/paths';
import { Link, type LinkProps, useLocation, useMatch } from 'react-router-dom';

/** A link of the navigation, marked on its own page; Admin is marked on every admin page. */
export function Place({ to, ...link }: LinkProps & { readonly to: string }) {
  const { pathname } = useLocation();
  const match = useMatch({ path: to, end: to === paths.home });
  const isInAdmin = to === paths.adminAdvanced && pathname.toLowerCase().startsWith(paths.admin);
  return <Link to={to} aria-current={match || isInAdmin ? 'page' : undefined} {...link} />;
}
