/** On a phone the tabs are wider than the page: scrolls the list so that the open one is in view. */
export function showCurrentTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-current], [aria-selected="true"]')?.getBoundingClientRect();
  const { left, width } = list.getBoundingClientRect();
  if (tab) list.scrollLeft += tab.left - left - (width - tab.width) / 2;
}
