export { type BuildProgress, type BuildViewOptions, type BuiltView, buildView } from './build-view.ts';
export { currentFolder, type StoredView, storedViews } from './publish/layout.ts';
export { removeViews } from './publish/remove-views.ts';
