/** Where a character of a text area is, in pixels from its upper left corner: the left side, and below its line. */
export function placeOf(
  area: HTMLTextAreaElement,
  at: number,
): { readonly left: number; readonly below: number } {
  const copy = document.createElement('div');
  const look = getComputedStyle(area);
  for (const property of copied) copy.style.setProperty(property, look.getPropertyValue(property));
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    width: `${area.clientWidth}px`,
    border: '0',
  });
  copy.textContent = area.value.slice(0, at);
  const sign = document.createElement('span');
  sign.textContent = area.value.slice(at, at + 1) || '@';
  copy.append(sign);
  document.body.append(copy);
  const place = {
    left: sign.offsetLeft,
    below: Math.min(sign.offsetTop + sign.offsetHeight - area.scrollTop, area.clientHeight),
  };
  copy.remove();
  return place;
}

const copied = [
  'font',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'padding',
  'box-sizing',
  'tab-size',
  'direction',
];
