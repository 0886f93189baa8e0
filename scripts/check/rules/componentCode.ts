import ts from 'typescript';
import type {Problem} from '../../../src/sets/problem';
import {parseSource} from '../parseSource';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** The component that draws the fences of pages. */
const FENCE_COMPONENT = 'src/components/CodeFence/index.tsx';
const CODE_ELEMENTS = ['pre', 'CodeBlock'];

/** No component writes code of its own: what readers paste is a fence of a page, and compiled. */
export function run({files}: Sources): CheckResult {
  const components = files
    .list('src')
    .filter((file) => file.endsWith('.tsx') && file !== FENCE_COMPONENT);
  return {
    inspected: components.length,
    problems: components.flatMap((file) => codeIn(file, files.read(file))),
  };
}

/** Elements of a component that show code. */
export function codeIn(file: string, text: string): Problem[] {
  // Most components have none: they need not be parsed.
  if (!CODE_ELEMENTS.some((name) => text.includes(`<${name}`))) {
    return [];
  }
  const {nodes, lineOf} = parseSource(file, text);
  return nodes
    .filter(
      (node) =>
        ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
    )
    .filter(({tagName}) => CODE_ELEMENTS.includes(tagName.getText()))
    .map((node) => ({
      file,
      line: lineOf(node),
      found: `<${node.tagName.getText()}> in a component`,
      expected: 'code in a fence of an MDX page, where it is compiled',
      remedy:
        'Put it into a fragment, _name.mdx in a folder of pages, and render that.',
    }));
}
