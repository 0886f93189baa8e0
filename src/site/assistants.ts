/** An AI assistant in which readers can open a page. */
export interface Assistant {
  readonly name: string;
  /** Template for `fillLinkTemplate`. Nothing but the address of the page is sent. */
  readonly link: string;
}

/** Assistants that the page menu offers. If the list is empty, the menu offers only Markdown. */
export const ASSISTANTS: readonly Assistant[] = [
  {name: 'ChatGPT', link: 'https://chatgpt.com/?q={page}'},
  {name: 'Claude', link: 'https://claude.ai/new?q={page}'},
];
