import {collectSamples} from '../../../src/sets/samples/collect';
import type {ScriptSampleSet} from '../../../src/sets/samples/types';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {vueTemplateFaults} from './vueTemplate';

/** The samples of pages, see {@link collectSamples}; templates of Vue components are looked at too. */
export function collectScriptSamples(
  pages: readonly MarkdownPage[],
): ScriptSampleSet {
  return collectSamples(pages, ({lang, code}) =>
    lang === 'vue' ? vueTemplateFaults(code) : [],
  );
}
