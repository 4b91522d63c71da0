import { type ThemeChoice, useTheme } from '@ui/brand/theme';
import { Toaster } from '@ui/feedback/toast';
import { Segmented } from '@ui/forms/segmented';
import { useState } from 'react';
import { ActionsSection } from './actions-section';
import { FormsSection } from './forms-section';
import style from './gallery-page.module.css';
import { MotifsSection } from './motifs-section';
import { OverlaysSection } from './overlays-section';
import { ProseSection } from './prose-section';
import { StatesSection } from './states-section';
import { SurfacesSection } from './surfaces-section';
import { TokensSection } from './tokens-section';

/** Every UI component in every state, for development and screenshots. */
export default function GalleryPage() {
  const [theme, setTheme] = useTheme();
  const [both, setBoth] = useState(() => new URLSearchParams(window.location.search).has('both'));
  const value: ThemeChoice | 'both' = both ? 'both' : theme;
  return (
    <main id="main" className={style.gallery}>
      <header className={style.head}>
        <h1>The parts on the shelf</h1>
        <Segmented
          label="Theme"
          value={value}
          onValueChange={(choice) => {
            setBoth(choice === 'both');
            if (choice !== 'both') setTheme(choice);
          }}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'both', label: 'Both' },
          ]}
        />
      </header>
      {both ? (
        <div className={style.panels}>
          <div data-theme="light" className={style.panel}>
            <Shelf />
          </div>
          <div data-theme="dark" className={style.panel}>
            <Shelf />
          </div>
        </div>
      ) : (
        <Shelf />
      )}
      <Toaster />
    </main>
  );
}

function Shelf() {
  return (
    <div className={style.shelf}>
      <TokensSection />
      <MotifsSection />
      <ActionsSection />
      <FormsSection />
      <ProseSection />
      <SurfacesSection />
      <OverlaysSection />
      <StatesSection />
    </div>
  );
}
