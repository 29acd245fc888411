declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, strike-through, task lists and highlighted code. */
  export const gfm: TurndownService.Plugin;
}
