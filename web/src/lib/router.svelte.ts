/** Client-side routing: the current address, navigation, and links handled without a reload. */

export interface Route {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function currentRoute(): Route {
  const { pathname, search, hash } = location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

let current = $state.raw(currentRoute());

/** The current route. */
export function route(): Route {
  return current;
}

/** Go to an address of this site; `replace` adds no entry to the browser history. */
export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = current.path;
  current = currentRoute();
  if (current.path !== before) scrollTo(0, 0);
}

/** The parameters of a path that matches a pattern such as `/tables/:id`, or null. */
export function matchRoute(pattern: string, path: string): Record<string, string> | null {
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

addEventListener('popstate', () => (current = currentRoute()));

// Links within the site navigate without a reload.
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
  navigate(link.pathname + link.search + link.hash);
});
