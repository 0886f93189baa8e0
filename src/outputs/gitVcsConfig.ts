import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const eager = getVcsPreset('git-eager');

/**
 * Docusaurus' `git-eager` preset, which reads the dates of all files at once. Here it also accepts relative
 * paths, which the sitemap plugin passes:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/vcs/vcsGitEager.ts
 */
export const gitVcsConfig: VcsConfig = {
  ...eager,
  getFileLastUpdateInfo: (file) =>
    eager.getFileLastUpdateInfo(path.resolve(file)),
};
