import { OnDemand } from '@ui/overlays/on-demand';
import { CircleHelp } from 'lucide-react';
import { lazy } from 'react';
import style from './help-about.module.css';
import type { HelpAboutProps } from './help-words';

const load = () => import('./help-note');
const HelpNote = lazy(() => load().then((note) => ({ default: note.HelpNote })));

/** A small question mark beside a word that newcomers ask about. Its explanation loads when it is pressed. */
export function HelpAbout({ word, label }: HelpAboutProps) {
  const button = (
    <button type="button" className={style.button} aria-label={`What is this: ${label}`}>
      <CircleHelp aria-hidden="true" />
    </button>
  );
  const note = <HelpNote word={word} label={label} button={button} />;
  return <OnDemand button={button} opens="dialog" load={load} overlay={note} />;
}
