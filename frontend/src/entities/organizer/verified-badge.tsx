import { Badge } from '@ui/data/badge';
import { BadgeCheck } from 'lucide-react';

/** The mark of an organizer that staff has verified, or the word that it is not. */
export function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  if (!isVerified) return <Badge>Not verified</Badge>;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      Verified
    </Badge>
  );
}
