import {dataSyntax} from './readable';
import {addresses} from './rules/addresses';
import {compose} from './rules/compose';
import {company} from './rules/company';
import {customProperties} from './rules/customProperties';
import {fences} from './rules/fences';
import {frontMatter} from './rules/frontMatter';
import {glossary} from './rules/glossary';
import {headings} from './rules/headings';
import {helpTopics} from './rules/helpTopics';
import {imageFiles} from './rules/imageFiles';
import {hostHeaders} from './rules/hostHeaders';
import {images} from './rules/images';
import {koreanSpelling} from './rules/koreanSpelling';
import {koreanTerms} from './rules/koreanTerms';
import {legalPages} from './rules/legalPages';
import {links} from './rules/links';
import {linkText} from './rules/linkText';
import {localePairs} from './rules/localePairs';
import {manifests} from './rules/manifests';
import {markup} from './rules/markup';
import {overrides} from './rules/overrides';
import {parsing} from './rules/parsing';
import {politeness} from './rules/politeness';
import {products} from './rules/products';
import {productFacts} from './rules/productFacts';
import {prose} from './rules/prose';
import {redirects} from './rules/redirects';
import {references} from './rules/references';
import {sampleHabits} from './rules/sampleHabits';
import {sameFacts} from './rules/sameFacts';
import {samplePaths} from './rules/samplePaths';
import {sidebars} from './rules/sidebars';
import {order} from './rules/order';
import {slips} from './rules/slips';
import {spelling} from './rules/spelling';
import {staticFiles} from './rules/staticFiles';
import {tables} from './rules/tables';
import {tabs} from './rules/tabs';
import {translationFolders} from './rules/translationFolders';
import {unspecified} from './rules/unspecified';
import {wording} from './rules/wording';
import {workflows} from './rules/workflows';
import {SAMPLE_CHECKS} from './samples';
import {loadedLate, type Check} from './types';

/** Checks that read pages and tables alone. */
export const SOURCE_CHECKS: readonly Check[] = [
  parsing,
  frontMatter,
  headings,
  fences,
  loadedLate('sample syntax', 'samples', () => import('./rules/sampleSyntax')),
  sampleHabits,
  samplePaths,
  wording,
  prose,
  slips,
  tables,
  order,
  tabs,
  spelling,
  references,
  unspecified,
  productFacts,
  sameFacts,
  loadedLate(
    'contract facts',
    'statements',
    () => import('./rules/contractFacts'),
  ),
  loadedLate('pictures', 'pictures', () => import('./rules/pictures')),
  loadedLate(
    'component code',
    'components',
    () => import('./rules/componentCode'),
  ),
  links,
  linkText,
  images,
  imageFiles,
  markup,
  sidebars,
  helpTopics,
  glossary,
  addresses,
  redirects,
  legalPages,
  localePairs,
  translationFolders,
  loadedLate('table texts', 'texts', () => import('./rules/tableTexts')),
  koreanTerms,
  politeness,
  koreanSpelling,
  loadedLate(
    'interface links',
    'addresses',
    () => import('./rules/interfaceLinks'),
  ),
  staticFiles,
  dataSyntax,
  customProperties,
  loadedLate('styles', 'style sheets', () => import('./rules/styles')),
  company,
  products,
  workflows,
  hostHeaders,
  loadedLate(
    'guides',
    'guides',
    async () => (await import('./rules/guides')).guides,
  ),
  manifests,
  compose,
  overrides,
  loadedLate(
    'holds',
    'modules and style sheets',
    () => import('./rules/holds'),
  ),
  loadedLate(
    'contract versions',
    'names',
    () => import('./rules/contractVersions'),
  ),
];

/** The writer's gate: everything that can be known without a build. */
export const CHECKS: readonly Check[] = [
  ...SOURCE_CHECKS,
  loadedLate('c samples', 'samples', () => import('./rules/cSamples')),
  loadedLate('elements', 'elements', () => import('./rules/elements')),
  loadedLate(
    'interface strings',
    'texts',
    () => import('./rules/interfaceStrings'),
  ),
  loadedLate(
    'spelling of strings',
    'words',
    () => import('./rules/spelledStrings'),
  ),
  ...SAMPLE_CHECKS,
];
