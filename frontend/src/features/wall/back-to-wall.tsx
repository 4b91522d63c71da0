import { paths } from '@lib/paths';
import { BackLink } from '@ui/actions/back-link';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

/** Goes back to the place in the feed that led here; without one, to the wall. */
export function BackToWall() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (key === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink>
      <Link to={paths.wall} onClick={goBack}>
        Back
      </Link>
    </BackLink>
  );
}
