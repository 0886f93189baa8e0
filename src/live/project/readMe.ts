import type {ProjectFacts, ProjectTexts} from './sample';

/**
 * The `README.md` of a project.
 *
 * @param page - address of its page, if starting it does not open that
 */
export function readMe(
  title: string,
  {isPlaceholder}: ProjectFacts,
  {source, placeholder, start, open, yours}: ProjectTexts,
  page?: string,
): string {
  const paragraphs = [
    `# ${title}`,
    source,
    ...(isPlaceholder ? [placeholder] : []),
    '```sh\nnpm install\nnpm start\n```',
    page ? open(page) : start,
    yours,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
