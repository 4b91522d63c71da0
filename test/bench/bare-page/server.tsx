import { renderToString } from 'react-dom/server';
import { type BareListing, Cards } from './cards';

export const render = (listings: readonly BareListing[]): string =>
  renderToString(<Cards listings={listings} />);
