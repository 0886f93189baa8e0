import {addresses} from './rules/addresses';
import {company} from './rules/company';
import {componentCode} from './rules/componentCode';
import {contractVersions} from './rules/contractVersions';
import {customProperties} from './rules/customProperties';
import {elements} from './rules/elements';
import {fences} from './rules/fences';
import {frontMatter} from './rules/frontMatter';
import {glossary} from './rules/glossary';
import {headings} from './rules/headings';
import {helpTopics} from './rules/helpTopics';
import {holds} from './rules/holds';
import {imageFiles} from './rules/imageFiles';
import {images} from './rules/images';
import {interfaceLinks} from './rules/interfaceLinks';
import {interfaceStrings} from './rules/interfaceStrings';
import {koreanTerms} from './rules/koreanTerms';
import {legalPages} from './rules/legalPages';
import {links} from './rules/links';
import {linkText} from './rules/linkText';
import {localePairs} from './rules/localePairs';
import {markup} from './rules/markup';
import {overrides} from './rules/overrides';
import {parsing} from './rules/parsing';
import {productFacts} from './rules/productFacts';
import {prose} from './rules/prose';
import {redirects} from './rules/redirects';
import {references} from './rules/references';
import {sampleHabits} from './rules/sampleHabits';
import {sidebars} from './rules/sidebars';
import {spelledStrings, spelling} from './rules/spelling';
import {staticFiles} from './rules/staticFiles';
import {tableTexts} from './rules/tableTexts';
import {translationFolders} from './rules/translationFolders';
import {unspecified} from './rules/unspecified';
import {wording} from './rules/wording';
import {SAMPLE_CHECKS} from './samples';
import type {Check} from './types';

/** Checks that read pages and tables alone. */
export const SOURCE_CHECKS: readonly Check[] = [
  parsing,
  frontMatter,
  headings,
  fences,
  sampleHabits,
  wording,
  prose,
  spelling,
  references,
  unspecified,
  productFacts,
  componentCode,
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
  tableTexts,
  koreanTerms,
  interfaceLinks,
  staticFiles,
  customProperties,
  company,
  overrides,
  holds,
  contractVersions,
];

/** The writer's gate: everything that can be known without a build. */
export const CHECKS: readonly Check[] = [
  ...SOURCE_CHECKS,
  elements,
  interfaceStrings,
  spelledStrings,
  ...SAMPLE_CHECKS,
];
