import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useKeyboardRoom } from './keyboard-room';

function Dock() {
  const dock = useRef<HTMLDivElement>(null);
  useKeyboardRoom(dock);
  return <div ref={dock} data-testid="dock" />;
}

test('what an on-screen keyboard covers is kept free, and a zoomed page is no keyboard', () => {
  const screen = Object.assign(new EventTarget(), { height: 500, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: screen, configurable: true });
  window.innerHeight = 800;
  const { getByTestId, unmount } = render(<Dock />);
  const room = () => getByTestId('dock').style.getPropertyValue('--keyboard');
  expect(room()).toBe('300px');
  Object.assign(screen, { offsetTop: 120 }).dispatchEvent(new Event('scroll'));
  expect(room()).toBe('180px');
  Object.assign(screen, { scale: 2, height: 400, offsetTop: 0 }).dispatchEvent(new Event('resize'));
  expect(room()).toBe('0px');
  unmount();
  Reflect.deleteProperty(window, 'visualViewport');
});
