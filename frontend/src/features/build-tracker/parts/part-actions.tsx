import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { PartView } from '@modules/builds/builds.schemas';
import { Button } from '@ui/actions/button';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import { CarFront, Ellipsis, PackageCheck, Pencil, Ruler, Search, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PartCommands } from './use-part-commands';

type PartActionsProps = { readonly part: PartView; readonly commands: PartCommands };

/** What whoever works on the build does with a part: the next step as a button, the rest in a menu. */
export function PartActions({ part, commands }: PartActionsProps) {
  const mayList = useMember()?.capabilities.includes('list') ?? false;
  const busy = commands.busy === part.id;
  const next = nextStep(part, mayList);
  const mayFind = mayList && part.status === 'planned';
  const mayArrive = part.status === 'planned' || part.status === 'sought';
  return (
    <>
      {next === 'finish' && part.need && (
        <Button asChild size="small" variant="primary">
          <Link to={paths.editListing(part.need.listingId)}>Finish the wanted ad</Link>
        </Button>
      )}
      {next !== null && next !== 'finish' && (
        <Button
          size="small"
          variant={next === 'install' ? 'primary' : 'secondary'}
          icon={icons[next]}
          busy={busy}
          onClick={() => commands[next](part)}
        >
          {words[next]}
        </Button>
      )}
      <Menu
        heading={part.title}
        trigger={
          <Button size="small" variant="quiet" icon={<Ellipsis />} aria-label={`More about ${part.title}`}>
            More
          </Button>
        }
      >
        {part.status !== 'installed' && next !== 'install' && (
          <MenuItem icon={icons.install} onSelect={() => commands.install(part)}>
            {words.install}
          </MenuItem>
        )}
        {mayArrive && next !== 'arrive' && (
          <MenuItem icon={icons.arrive} onSelect={() => commands.arrive(part)}>
            {words.arrive}
          </MenuItem>
        )}
        {mayFind && next !== 'find' && (
          <MenuItem icon={icons.find} onSelect={() => commands.find(part)}>
            {words.find}
          </MenuItem>
        )}
        {part.status === 'arrived' && (
          <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => commands.undoArrival(part)}>
            It is not here after all
          </MenuItem>
        )}
        {part.status === 'installed' && (
          <>
            {next !== 'fit' && (
              <MenuItem icon={icons.fit} onSelect={() => commands.fit(part)}>
                Change what I said of the fit
              </MenuItem>
            )}
            <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => commands.remove(part)}>
              Take it out
            </MenuItem>
          </>
        )}
        {part.status !== 'installed' && (
          <>
            <MenuLine />
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => commands.edit(part)}>
              Edit
            </MenuItem>
            <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => commands.drop(part)}>
              Drop it
            </MenuItem>
          </>
        )}
      </Menu>
    </>
  );
}

/** What most likely comes next. */
function nextStep({ status, isInStock, need, fit }: PartView, mayList: boolean) {
  switch (status) {
    case 'planned':
      return isInStock ? 'install' : mayList ? 'find' : 'arrive';
    case 'sought':
      return need?.isDraft && mayList ? 'finish' : 'arrive';
    case 'arrived':
      return 'install';
    case 'installed':
      return fit === null ? 'fit' : null;
  }
}

const words = {
  install: 'Install',
  find: 'Find this part',
  arrive: 'It is here',
  fit: 'Did it fit?',
} as const;

const icons = {
  install: <CarFront aria-hidden="true" />,
  find: <Search aria-hidden="true" />,
  arrive: <PackageCheck aria-hidden="true" />,
  fit: <Ruler aria-hidden="true" />,
} as const;
