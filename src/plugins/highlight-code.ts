import rehypeHighlight from 'rehype-highlight';
import {FENCE_LANGUAGES, PLAIN_TEXT} from '../sets/page/fenceLanguages';

/**
 * Rehype plugin: colours code fences while the page is built, so that browsers get finished spans
 * and no highlighter.
 */
export const highlightCode = [
  rehypeHighlight,
  {detect: false, languages: FENCE_LANGUAGES, plainText: PLAIN_TEXT},
] satisfies [typeof rehypeHighlight, object];
