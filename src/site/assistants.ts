/** An AI assistant in which readers can open a page. */
export interface Assistant {
  readonly name: string;
  /** Address template. `{page}` is replaced by the address of the page; nothing else is sent. */
  readonly link: string;
}

/** Assistants that the page menu offers. If the list is empty, the menu offers only Markdown. */
export const ASSISTANTS: readonly Assistant[] = [
  {name: 'ChatGPT', link: 'https://chatgpt.com/?q={page}'},
  {name: 'Claude', link: 'https://claude.ai/new?q={page}'},
];

/**
 * Builds the address that opens a page in an assistant.
 * @param page - absolute address of the page
 */
export function createAssistantLink({link}: Assistant, page: string): string {
  return link.replace('{page}', encodeURIComponent(page));
}
