import {isPlain} from './plainAddress';

/** What the places of a link say of a page, by their names in braces. */
export interface LinkFacts {
  /** Absolute address of the page. */
  readonly page: string;
  readonly title: string;
}

const PLACE = /\{(page|title)\}/g;

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
export function fillLink(template: string, facts: LinkFacts): string {
  return template.replaceAll(PLACE, (_, name: keyof LinkFacts) =>
    encodeURIComponent(facts[name]),
  );
}
