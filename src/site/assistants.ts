/** An AI assistant in which readers can open a page. */
export interface Assistant {
  readonly name: string;
  /** Address template: `{page}` becomes the address of the page. Nothing else is sent. */
  readonly link: string;
}

/** Assistants in the page menu. If empty, the menu offers only Markdown. */
export const ASSISTANTS: readonly Assistant[] = [
  {name: 'ChatGPT', link: 'https://chatgpt.com/?q={page}'},
  {name: 'Claude', link: 'https://claude.ai/new?q={page}'},
];

/** Builds the address that opens a page, given by its absolute address, in an assistant. */
export function assistantLink({link}: Assistant, page: string): string {
  return link.replace('{page}', encodeURIComponent(page));
}
