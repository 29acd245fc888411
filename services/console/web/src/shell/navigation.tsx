import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { request } from '../api/call.ts';

const places = [
  { path: '/', name: 'Documents', under: /^\/(documents\/.*)?$/ },
  { path: '/search', name: 'Search', under: /^\/search$/ },
  { path: '/entities', name: 'Entities', under: /^\/entities/ },
  { path: '/work', name: 'Work', under: /^\/work$/ },
  { path: '/sql', name: 'SQL', under: /^\/sql$/ },
];

/** Where one can go, and the way out for who signed in. */
export function Navigation({ onSignOut }: { onSignOut: () => void }) {
  const [path] = useLocation();
  const { canWrite } = useReader();
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    request<{ signed_in: boolean }>('/session').then(
      (session) => setSignedIn(session.signed_in),
      () => setSignedIn(false),
    );
  }, []);
  return (
    <header class="top">
      <Link href="/" class="brand">
        <img src="/icon.svg" alt="" width="24" height="24" />
        Memory
      </Link>
      <nav aria-label="Screens">
        {places.map(({ path: to, name, under }) => (
          <Link key={to} href={to} aria-current={under.test(path) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <span class="who">
        {!canWrite && <span class="tag">read only</span>}
        {signedIn && (
          <button type="button" class="plain" onClick={onSignOut}>
            Sign out
          </button>
        )}
      </span>
    </header>
  );
}
