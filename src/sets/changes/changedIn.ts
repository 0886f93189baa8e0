import type {PhrasingContent} from 'mdast';
import {link, text} from '../reference/nodes';
import type {ChangeNote} from './history';

/** Anchor of a version on the page of changes. */
export function versionAnchor(version: string): string {
  return `v${version.replace(/\W+/g, '-')}`;
}

/**
 * The versions in which a name changed, each with what changed of it: "1.1 (signature), 1.2 (deprecated)".
 *
 * @param page - address of the page of changes, to which each version leads
 */
export function changedIn(
  notes: readonly ChangeNote[],
  page: string,
): PhrasingContent[] {
  return notes.flatMap(({version, parts}, index) => [
    ...(index > 0 ? [text(', ')] : []),
    link(`${page}#${versionAnchor(version)}`, version),
    text(` (${parts.join(', ')})`),
  ]);
}
