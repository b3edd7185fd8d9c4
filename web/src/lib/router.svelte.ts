/** Addresses and pages: a page is found by its address, and moving between them loads nothing anew. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

let place = $state.raw(here());

/** Where we are. */
export function at(): Place {
  return place;
}

/** Go to an address of ours; `replace` leaves no step behind. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = place.path;
  place = here();
  if (place.path !== before) scrollTo(0, 0);
}

/** The parts of an address that fit a pattern such as `/tables/:id`, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length && !(pattern === '/' && path === '/')) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return found;
}

addEventListener('popstate', () => (place = here()));

// A link of ours is followed without leaving the page, unless it is to open elsewhere.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/') ||
    link.pathname.startsWith('/schema')
  )
    return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
