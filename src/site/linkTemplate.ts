import {isPlain} from './plainAddress';

/** What the places of a link say of a page, by their names in braces. */
export interface LinkFacts {
  /** Absolute address of the page. */
  readonly page: string;
  readonly title: string;
  /** What a reader has answered about the page; empty where nobody was asked. */
  readonly answer?: string;
}

const PLACE = /\{(page|title|answer)\}/g;

/** Whether a text is the template of a link rather than an address. */
export function isLinkTemplate(text: string | undefined): boolean {
  return text !== undefined && (text.includes('{') || /^mailto:/.test(text));
}

/** Whether a template leads somewhere, names the page, and has no place that nothing fills. */
export function isUsableTemplate(template: string): boolean {
  const filled = template.replaceAll(PLACE, 'x');
  return (
    template.includes('{page}') &&
    !/[{}]/.test(filled) &&
    isPlain(filled) &&
    (/^mailto:[^@?]+@[^@?]+\?/.test(filled) ||
      (/^https?:\/\/[^@]*$/.test(filled) && URL.canParse(filled)))
  );
}

/** The link about a page. */
export function fillLink(
  template: string,
  {page, title, answer = ''}: LinkFacts,
): string {
  const facts: Readonly<Record<string, string>> = {page, title, answer};
  return template.replaceAll(PLACE, (_, name: string) =>
    encodeURIComponent(facts[name]!),
  );
}
