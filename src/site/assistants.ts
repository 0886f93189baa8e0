/** An assistant that readers may open a page in. */
export interface Assistant {
  readonly name: string;
  /** Its address; `{page}` becomes the page's own, and nothing else is handed over. */
  readonly link: string;
}

/** The assistants that documentation pages offer, in order. With none, the menu offers Markdown alone. */
export const ASSISTANTS: readonly Assistant[] = [
  {name: 'ChatGPT', link: 'https://chatgpt.com/?q={page}'},
  {name: 'Claude', link: 'https://claude.ai/new?q={page}'},
];

/**
 * The address that opens a page in an assistant.
 *
 * @param page - absolute address of the page
 */
export function assistantLink({link}: Assistant, page: string): string {
  return link.replace('{page}', encodeURIComponent(page));
}
