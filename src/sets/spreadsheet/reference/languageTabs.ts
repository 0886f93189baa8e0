import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {format} from 'prettier';
import {transform} from 'sucrase';
import {block} from './nodes';

/** Comment of a type, which goes with it. */
const TYPE_COMMENT =
  /^\/\*\*(?:(?!\*\/).)*\*\/\s*(?=(?:export )?(?:interface|type) )/gms;

/**
 * Takes the types out of TypeScript, comments and blank lines kept.
 *
 * @param source - TypeScript that compiles
 * @param jsx - whether it holds JSX, which stays
 */
async function toJavaScript(source: string, jsx = false): Promise<string> {
  const {code} = transform(source.replace(TYPE_COMMENT, ''), {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const formatted = await format(code, {
    parser: 'babel',
    singleQuote: true,
    bracketSpacing: false,
    trailingComma: 'all',
  });
  return formatted.trim();
}

/** Tabs with a TypeScript sample and the JavaScript made from it. */
export async function languageTabs(code: Code): Promise<MdxJsxFlowElement> {
  const javaScript: Code = {
    type: 'code',
    lang: code.lang === 'tsx' ? 'jsx' : 'js',
    meta: code.meta?.replace(/\.tsx?"/, (end) => end.replace('ts', 'js')),
    value: await toJavaScript(code.value, code.lang === 'tsx'),
  };
  const tab = (value: string, label: string, child: Code) =>
    block('TabItem', {value, label}, [child]);
  return block('Tabs', {groupId: 'language', queryString: 'language'}, [
    tab('ts', 'TypeScript', code),
    tab('js', 'JavaScript', javaScript),
  ]);
}
