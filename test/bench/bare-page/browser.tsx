import { hydrateRoot } from 'react-dom/client';
import { Cards } from './cards';
import './style.css';

const root = document.getElementById('root');
const listings = document.getElementById('listings')?.textContent;
if (root && listings) hydrateRoot(root, <Cards listings={JSON.parse(listings)} />);
