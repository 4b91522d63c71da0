import { registerServiceWorker } from '@lib/browser/service-worker';
import { startSession } from '@lib/session/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './styles/base.css';

void startSession();
if (import.meta.env.PROD) window.addEventListener('load', () => void registerServiceWorker());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
