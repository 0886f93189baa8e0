import type {ProjectFacts, ProjectTexts} from './sample';

/** The `README.md` of a project. */
export function readMe(
  title: string,
  {isPlaceholder}: ProjectFacts,
  {source, placeholder, start, yours}: ProjectTexts,
): string {
  const paragraphs = [
    `# ${title}`,
    source,
    ...(isPlaceholder ? [placeholder] : []),
    '```sh\nnpm install\nnpm start\n```',
    start,
    yours,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
