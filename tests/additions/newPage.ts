import type {Addition} from './support';

/** A page of an existing set, as CONTRIBUTING.md says: Add a page. */
export const NEW_PAGE: Addition = {
  files: {
    'docs-ocr/installation/containers.mdx': `---
title: Running in a container
description: Put the OCR SDK into a container image, with the system libraries and the licence file that it looks for.
---

An image holds the library, its models and the licence file. Begin with [the prerequisites](./common_prerequisites.mdx).
`,
  },
  insertions: [
    {
      file: 'sidebars/ocr.ts',
      after: "        'installation/gpu_support',\n",
      text: "        'installation/containers',\n",
    },
    {
      file: 'i18n/ko/search-terms/ocr.json',
      before: '    "installation/installing_libtorch": [\n',
      text: `    "installation/containers": [
      "컨테이너 이미지 만들기",
      "컨테이너에서 실행",
      "도커 이미지",
      "도커파일",
      "컨테이너 라이선스 파일"
    ],
`,
    },
  ],
};
