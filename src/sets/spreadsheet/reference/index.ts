import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxAttribute} from '../../page/elements';
import {parseFenceMeta} from '../../page/fences';
import {
  contractReader,
  referenceStep,
  type RemarkStep,
} from '../../reference/step';
import type {PageSettings} from '../../setBuild';
import {CONTRACT_FILE, readContract} from '../contract/readContract';
import {SPREADSHEET} from '../set';
import {expandTag} from './expand';
import {addImports} from './imports';
import {languageTabs} from './languageTabs';
import {NameLinker} from './links';
import {withPackageSource} from './packageSource';
import {findHomes} from './pages';

const ROOT = path.resolve(__dirname, '../../../..');

// One for all instances of the step: reading the declarations takes its time.
const currentContract = contractReader(
  path.join(ROOT, CONTRACT_FILE),
  readContract,
);

/**
 * Remark step of the Spreadsheet set. `<ApiTable of="Name" only="member …" />` becomes tables drawn
 * from the contract; a `ts js-tab` fence becomes tabs with the same code in TypeScript and
 * JavaScript; commands name the package as the settings do; the components that a page uses are
 * imported.
 */
export default function remarkSpreadsheetReference(
  settings?: PageSettings,
): RemarkStep {
  return referenceStep({
    contract: currentContract,
    open: (contract) => {
      const {folder, routeBasePath} = SPREADSHEET;
      const homes = findHomes(path.join(ROOT, folder), `/${routeBasePath}`);
      const linker = new NameLinker(contract, homes);
      const anchored = new Set<string>();
      const used = new Set<string>();
      return {
        element: (node) => {
          used.add(node.name ?? '');
          return node.name === 'ApiTable'
            ? expandTag(readTag(node), contract, linker, anchored)
            : undefined;
        },
        fence: (code) => {
          code.value = withPackageSource(
            code.value,
            settings?.spreadsheetPackage,
          );
          if (!parseFenceMeta(code.meta).has('js-tab')) {
            return undefined;
          }
          used.add('Tabs').add('TabItem');
          return languageTabs(code);
        },
        close: (tree) => addImports(tree, used),
      };
    },
  });
}

function readTag(element: MdxJsxFlowElement) {
  const words = (name: string): string[] => {
    const value = jsxAttribute(element, name);
    return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
  };
  return {of: words('of'), only: words('only')};
}
