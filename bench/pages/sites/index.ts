import {DOCUSAURUS} from './docusaurus';
import {THIS_SITE} from './ours';
import type {BenchSite} from './site';
import {STARLIGHT} from './starlight';
import {VITEPRESS} from './vitepress';

/** Every site that is measured, this one first. */
export const SITES: readonly BenchSite[] = [
  THIS_SITE,
  DOCUSAURUS,
  VITEPRESS,
  STARLIGHT,
];
