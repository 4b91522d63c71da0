import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import GalleryPage from './features/gallery/gallery-page';
import './styles/base.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <GalleryPage />
    </StrictMode>,
  );
}
