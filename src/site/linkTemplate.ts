import {isSafeUrl} from './paths';

/** Values of the placeholders in a link template. */
export interface LinkTemplateValues {
  /** Absolute URL of the page. */
  readonly page: string;
  readonly title?: string;
}

const PLACEHOLDER = /\{(page|title)\}/g;

/** Whether a template is an http, https or mailto address that contains `{page}` and no unknown placeholder. */
export function isValidLinkTemplate(template: string): boolean {
  const filled = template.replaceAll(PLACEHOLDER, 'x');
  return (
    template.includes('{page}') &&
    !/[{}]/.test(filled) &&
    isSafeUrl(filled) &&
    (/^mailto:[^@?]+@[^@?]+\?/.test(filled) ||
      (/^https?:\/\/[^@]*$/.test(filled) && URL.canParse(filled)))
  );
}

/** Replaces the placeholders of a link template by URL-encoded values. */
export function fillLinkTemplate(
  template: string,
  facts: LinkTemplateValues,
): string {
  return template.replaceAll(PLACEHOLDER, (_, name: keyof LinkTemplateValues) =>
    encodeURIComponent(facts[name] ?? ''),
  );
}
