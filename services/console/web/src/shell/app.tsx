import { useCallback, useEffect, useState } from 'preact/hooks';
import { Route, Switch, useLocation } from 'wouter-preact';
import { type Access, findAccess } from '../access/access.ts';
import { ReaderContext } from '../access/access-context.ts';
import { SignIn } from '../access/sign-in.tsx';
import { onUnauthorized, request } from '../api/call.ts';
import { DocumentsScreen } from '../documents/documents-screen.tsx';
import { UploadOnly } from '../documents/upload-only.tsx';
import { deferred } from './deferred.tsx';
import { Navigation } from './navigation.tsx';
import { Empty, Failure, Loading } from './states.tsx';

const DocumentScreen = deferred('the document', () =>
  import('../document/document-screen.tsx').then((part) => part.DocumentScreen),
);

const SearchScreen = deferred('the search lab', () =>
  import('../search/search-screen.tsx').then((part) => part.SearchScreen),
);
const EntitiesScreen = deferred('entities', () =>
  import('../entity/entities-screen.tsx').then((part) => part.EntitiesScreen),
);
const EntityScreen = deferred('the entity', () =>
  import('../entity/entity-screen.tsx').then((part) => part.EntityScreen),
);
const WorkScreen = deferred('the work', () =>
  import('../work/work-screen.tsx').then((part) => part.WorkScreen),
);
const SqlScreen = deferred('the editor', () =>
  import('../sql/sql-screen.tsx').then((part) => part.SqlScreen),
);

/** The console: who is here, where they are, and what they see. */
export function App() {
  const [access, setAccess] = useState<Access>({ kind: 'unknown' });
  const find = useCallback(() => {
    findAccess().then(setAccess);
  }, []);
  useEffect(find, []);
  useEffect(
    () =>
      onUnauthorized(() =>
        setAccess((before) =>
          before.kind === 'reader' || before.kind === 'ingest'
            ? { kind: 'signed-out', reason: 'The credential is no longer accepted.' }
            : before,
        ),
      ),
    [],
  );
  const signOut = useCallback(async () => {
    await request('/session', { method: 'DELETE' }).catch(() => null);
    setAccess({ kind: 'unknown' });
    find();
  }, []);

  if (access.kind === 'unknown') return <Loading what="the console" />;
  if (access.kind === 'signed-out') return <SignIn reason={access.reason} onDone={find} />;
  if (access.kind === 'failed')
    return (
      <main class="alone">
        <Failure error={access.error} onRetry={find} />
      </main>
    );
  if (access.kind === 'ingest') return <UploadOnly onSignOut={signOut} />;
  return (
    <ReaderContext.Provider value={access}>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Navigation onSignOut={signOut} />
      <Main />
    </ReaderContext.Provider>
  );
}

function Main() {
  const [path] = useLocation();
  // The screen that a link leads to is read out from its top.
  useEffect(() => window.scrollTo(0, 0), [path]);
  return (
    <main id="main" tabIndex={-1}>
      <Switch>
        <Route path="/">
          <DocumentsScreen />
        </Route>
        <Route path="/documents/:id">{({ id }) => <DocumentScreen key={id} id={id ?? ''} />}</Route>
        <Route path="/search">
          <SearchScreen />
        </Route>
        <Route path="/entities">
          <EntitiesScreen />
        </Route>
        <Route path="/entities/:id">{({ id }) => <EntityScreen key={id} id={id ?? ''} />}</Route>
        <Route path="/work">
          <WorkScreen />
        </Route>
        <Route path="/sql">
          <SqlScreen />
        </Route>
        <Route>
          <Empty title="There is nothing at this address">
            <p>
              <a href="/">To the documents</a>
            </p>
          </Empty>
        </Route>
      </Switch>
    </main>
  );
}
