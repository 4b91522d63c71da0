import { ActionBar } from '@ui/actions/action-bar';
import { BackLink } from '@ui/actions/back-link';
import { Button } from '@ui/actions/button';
import { Fab } from '@ui/actions/fab';
import { IconButton } from '@ui/actions/icon-button';
import { Chip, ChipRow, ToggleChip } from '@ui/data/chip';
import { Segmented } from '@ui/forms/segmented';
import { Row } from '@ui/layout/layout';
import { Menu, MenuItem, MenuLine } from '@ui/overlays/menu';
import { Bell, Car, Heart, List, LogOut, MapPin, Plus, Search, Share2, UserRound } from 'lucide-react';
import { useState } from 'react';
import style from './gallery-page.module.css';
import { Sample, Section } from './sample';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const WORDS = {
  primary: 'Hold for me',
  secondary: 'Ask the seller',
  quiet: 'Not now',
  danger: 'Take it down',
};

export function ActionsSection() {
  return (
    <Section name="Actions">
      <Sample name="Button: variants, disabled, busy">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{WORDS[variant]}</Button>
            <Button variant={variant} disabled>
              {WORDS[variant]}
            </Button>
            <Button variant={variant} busy busyLabel="Please wait…">
              {WORDS[variant]}
            </Button>
          </Row>
        ))}
      </Sample>
      <Sample name="Button: quiet, alone at an edge">
        <Row justify="between">
          <Button variant="quiet" flush="start">
            Block this member
          </Button>
          <Button variant="quiet" size="small" flush="end">
            Change
          </Button>
        </Row>
      </Sample>
      <Sample name="Button: sizes, icon, link">
        <Row>
          <Button size="small" icon={<Share2 />}>
            Share
          </Button>
          <Button icon={<Search />} variant="primary">
            Search
          </Button>
          <Button size="large" variant="primary">
            Sign Up Free
          </Button>
          <Button asChild icon={<Car />}>
            <a href="#main">Browse Listings</a>
          </Button>
        </Row>
      </Sample>
      <Sample name="BackLink">
        <BackLink>
          <a href="#main">Back to Home</a>
        </BackLink>
      </Sample>
      <Sample name="IconButton, Menu">
        <Row>
          <IconButton label="Save this listing">
            <Heart aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifications, 3 unread" count={3}>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifications, more than 99 unread" count={120} variant="framed">
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Search" variant="primary">
            <Search aria-hidden="true" />
          </IconButton>
          <Menu trigger={<Button icon={<UserRound />}>Ray</Button>} heading="Ray Kowalski">
            <MenuItem asChild>
              <a href="#main">
                <UserRound aria-hidden="true" />
                Account
              </a>
            </MenuItem>
            <MenuItem disabled>Messages</MenuItem>
            <MenuLine />
            <MenuItem icon={<LogOut aria-hidden="true" />} danger>
              Logout
            </MenuItem>
          </Menu>
        </Row>
      </Sample>
      <Choices />
      <Sample name="Fab, ActionBar">
        <div className={style.bar}>
          <Fab label="Create a listing">
            <a href="#main">
              <Plus aria-hidden="true" />
            </a>
          </Fab>
        </div>
        <div className={style.bar}>
          <ActionBar label="This listing">
            <Button variant="primary">Hold for me</Button>
            <Button>Ask the seller</Button>
          </ActionBar>
        </div>
      </Sample>
    </Section>
  );
}

function Choices() {
  const [view, setView] = useState<'list' | 'map'>('list');
  const [quick, setQuick] = useState<readonly string[]>(['Cars & Trucks']);
  const [filters, setFilters] = useState(['Under $500', '1964–1972', 'Good used']);
  return (
    <>
      <Sample name="Segmented">
        <Row>
          <Segmented
            label="View"
            value={view}
            onValueChange={setView}
            options={[
              { value: 'list', label: 'List View', icon: <List aria-hidden="true" /> },
              { value: 'map', label: 'Map View', icon: <MapPin aria-hidden="true" /> },
            ]}
          />
        </Row>
      </Sample>
      <Sample name="ToggleChip, Chip, ChipRow">
        <ChipRow label="Quick filters" scroll>
          {['Cars & Trucks', 'Engine Parts', 'Body Panels', 'Interior', 'Swap Meets'].map((name) => (
            <ToggleChip
              key={name}
              pressed={quick.includes(name)}
              onPressedChange={(on) =>
                setQuick(on ? [...quick, name] : quick.filter((other) => other !== name))
              }
            >
              {name}
            </ToggleChip>
          ))}
        </ChipRow>
        <ChipRow label="Active filters">
          {filters.map((name) => (
            <Chip
              key={name}
              removeLabel={`Remove ${name}`}
              onRemove={() => setFilters(filters.filter((other) => other !== name))}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      </Sample>
    </>
  );
}
