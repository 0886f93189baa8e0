import {isSafeAddress} from './paths';

/** Values of the placeholders in a link template. */
export interface LinkFacts {
  /** Absolute URL of the page. */
  readonly page: string;
  readonly title: string;
}

const PLACEHOLDER = /\{(page|title)\}/g;

/** Whether a template is an http, https or mailto address that contains `{page}` and no unknown placeholder. */
export function isUsableTemplate(template: string): boolean {
  const filled = template.replaceAll(PLACEHOLDER, 'x');
  return (
    template.includes('{page}') &&
    !/[{}]/.test(filled) &&
    isSafeAddress(filled) &&
    (/^mailto:[^@?]+@[^@?]+\?/.test(filled) ||
      (/^https?:\/\/[^@]*$/.test(filled) && URL.canParse(filled)))
  );
}

/** Replaces the placeholders of a link template by URL-encoded values. */
export function fillLink(template: string, facts: LinkFacts): string {
  return template.replaceAll(PLACEHOLDER, (_, name: keyof LinkFacts) =>
    encodeURIComponent(facts[name]),
  );
}
